import { linesOfPart } from '../../outline/lines-of-part.ts';
import type { DocumentOutline, Line, Section } from '../../outline/outline.ts';
import { phrasesIn } from '../phrases.ts';
import { capital, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import { numbersLike } from './numbers.ts';
import { optionsFor } from './options.ts';
import { type WorkedResult, workedResults } from './worked-results.ts';

const example = /^(?:worked\s)?(?:example|beispiel|exemple|ejemplo|e\.g\.)\b(?:\s?\d+)?[^:]{0,40}:?$/iu;

/** A symbol alone: "SE", "E(x)". */
const symbol = /^\p{L}[\p{L}\p{M}\p{N}_]{0,5}(?:\(\p{L}\p{M}?\))?$/u;

/** One equation with a variable on its right, and no result. */
const isGeneral = (formula: string) => {
  const [, right = '', ...more] = formula.split(/[=≈]/u);
  return more.length === 0 && /(?<![\p{L}\d])\p{L}\p{M}?(?!\p{Ll})/u.test(right) && !/\s{2,}|,\s/u.test(formula);
};

/** The name of a formula: its label, its left side in words, or a symbol and the heading above it. */
const nameOf = (name: string | null, formula: string, title: string | null): string | null => {
  if (name !== null) return example.test(name) ? null : name;
  const left = formula.split(/[=≈]/u)[0]?.trim() ?? '';
  if (/\p{L}{4}/u.test(left) && !/[+*/×]/u.test(left)) return left;
  return title !== null && !/example|beispiel/iu.test(title) && symbol.test(left) && isGeneral(formula)
    ? `${left} (${title})`
    : null;
};

/** "HPA (CRH → ACTH), HPT (TRH → TSH)": chains of what follows from what. */
const isChain = (formula: string) => formula.split(/→|->/u).length > 2;

/** A number as the result is an example, not a formula. */
const isExample = (formula: string) => /[=≈]\s?[-−]?[\d.,]+\s?\p{L}{0,4}$/u.test(formula);

interface Named {
  readonly section: Section;
  readonly name: string;
  readonly formula: string;
  readonly isNamed: boolean;
  readonly line: Line;
}

/** Words and symbols with operators between them: "actual mass / theoretical yield x 100". */
const side =
  /^(?:[\p{L}\p{M}\d.,%²³²αβγδεθλμπρσφω()√]+\s?){1,4}(?:\s?[+*/×·−-]\s?\(*(?:[\p{L}\p{M}\d.,%²³αβγδεθλμπρσφω()√]+\s?){1,4}|\sx\s\d+){1,5}$/u;

/** "… one-level table: EAT = h * (e + m)": a formula within a line of text. */
const inText = (line: Line, section: Section): Named[] =>
  line.text.split(/(?<=[\p{L}\d)])[.;:]\s+|(?<=[\p{L}\d)])[.;]$/u).flatMap((piece): Named[] => {
    const [left = '', right = '', ...more] = piece.split(/\s=\s/u);
    const isSide =
      more.length === 0 &&
      right.length <= 90 &&
      /\s[+*/×·−x-]\s/u.test(right) &&
      /\p{L}/u.test(right) &&
      side.test(right);
    if (!isSide || left.split(/\s/u).length > 4 || /[,\d]/u.test(left)) return [];
    const name = nameOf(null, piece, section.title);
    return name === null ? [] : [{ section, name, formula: piece, isNamed: false, line }];
  });

const formulas = (document: DocumentOutline): Candidate[] => {
  const all = document.sections.flatMap((section) =>
    section.parts.flatMap((part): Named[] => {
      if (part.kind === 'prose' || part.kind === 'entries')
        return linesOfPart(part).flatMap((line) => inText(line, section));
      const name = part.kind === 'formula' ? nameOf(part.name, part.formula, section.title) : null;
      return part.kind === 'formula' && name !== null && !isExample(part.formula) && !isChain(part.formula)
        ? [{ section, name, formula: part.formula, isNamed: part.name !== null, line: part.line }]
        : [];
    }),
  );
  const right = ({ formula, isNamed }: { formula: string; isNamed: boolean }) =>
    isNamed ? formula : formula.slice(formula.search(/[=≈]/u) + 1).trim();
  return all.flatMap((one): Candidate[] => {
    const wrong = optionsFor(
      right(one),
      all.filter((other) => other !== one && other.isNamed === one.isNamed).map(right),
    ).filter((option) => option.replaceAll(/\s/gu, '') !== right(one).replaceAll(/\s/gu, ''));
    return [
      {
        document,
        section: one.section,
        kind: 'formula',
        fact: one.line.quote,
        level: 'medium',
        line: one.line,
        question: phrasesIn(document.language).formula(one.name),
        answer: right(one),
        wrong,
        use: wrong.length >= 2 ? 'both' : 'card',
        worth: 8.8,
      },
    ];
  });
};

const lastNumber =
  /(?:[=≈]|\bis\b|\bare\b|\bbeträgt\b)\s?(-?[$€£]?\d[\d.,]*)(\s?(?:%|[^\d\s.;,=]+(?:\s?\/\s?\p{L}+)?[²³]?(?:\s\p{L}{1,15})?)?)[.;]?$/u;

/** What is given, what is asked, and the result: only as the text has them. */
const calculationIn = (text: string): { question: string; number: string; unit: string } | undefined => {
  const whole = withoutEnd(text);
  const [, number, unit = ''] = lastNumber.exec(whole) ?? [];
  const parts = whole.split(/(?<=[.;])\s+(?=\p{Lu})|,\s(?=(?:so|thus|hence|therefore|also|somit)\s)/u);
  const solved = (parts.at(-1) ?? '').replace(/^(?:so|thus|hence|therefore|also|somit),?\s/iu, '');
  const given = parts.slice(0, -1).join(' ');
  if (!number || (given.match(/\d+/gu) ?? []).length < 2) return undefined;
  // "The acceleration is a = F / m = 20 / 4 = 5": asked is what is before the first calculated thing
  const sign = solved.search(/(?<=\s)\S{1,3}\s[=≈]|[=≈]|\d/u);
  const asked = (sign > 0 ? solved.slice(0, sign) : '').trim().replace(/[,:]$/u, '');
  if (!/\p{L}{4}/u.test(asked)) return undefined;
  const isTold = asked.split(/\s+/u).length > 1;
  return { question: `${withoutEnd(given)}. ${capital(asked)} ${isTold ? '' : '= '}_____${unit}`, number, unit };
};

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/gu) ?? [];

const told = (section: Section): WorkedResult[] =>
  section.parts
    .flatMap((part): { line: Line; text: string }[] => {
      if (part.kind === 'entries')
        return part.entries
          .filter(({ term }) => example.test(term))
          .map(({ line, meaning }) => ({ line, text: meaning }));
      if (part.kind === 'prose')
        return part.statements.flatMap((statement, index) =>
          /[=≈]\s?\S*\d/u.test(statement.text)
            ? [{ line: statement, text: `${part.statements[index - 1]?.text ?? ''} ${statement.text}`.trim() }]
            : [],
        );
      return [];
    })
    .flatMap(({ line, text }) => {
      const found = calculationIn(text);
      return found ? [{ line, ...found }] : [];
    });

const worked = (document: DocumentOutline): Candidate[] =>
  document.sections.flatMap((section: Section) =>
    [...told(section), ...workedResults(section)].flatMap(({ line, question, number, unit }): Candidate[] => {
      if (numbersIn(question).includes(number)) return [];
      const numbers = numbersLike(number, question.match(/\d[\d.,]*/gu) ?? [], document.language);
      return [
        {
          document,
          section,
          kind: 'calculation',
          fact: line.quote,
          level: 'hard',
          line,
          question: capital(question),
          answer: `${number}${unit}`,
          wrong: numbers.map((one) => `${one}${unit}`),
          use: 'both',
          worth: 8.6,
        },
      ];
    }),
  );

/** Formulas by their names, and the examples that the text works out. */
export const fromFormulas = (document: DocumentOutline): Candidate[] => [...formulas(document), ...worked(document)];
