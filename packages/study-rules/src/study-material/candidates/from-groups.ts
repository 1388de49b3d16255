import { isClause } from '../../language/clause.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { isBalanced, wordCount } from '../../outline/line-marks.ts';
import type { DocumentOutline, Group, Line, Section } from '../../outline/outline.ts';
import { phrasesIn } from '../phrases.ts';
import { capital, leaks, overlap, rootsIn, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import { optionsFor } from './options.ts';

/** A group as questions name it: with what it is under, where its own label says nothing. */
interface Named {
  readonly group: Group;
  readonly section: Section;
  readonly label: string;
  readonly above: string | null;
}

/** Labels that name no thing, only a part of the material. */
const material =
  /^(?:(?:week|lecture|part|chapter|unit|module|session|slide|page|day|lesson|topic)\s\S+|overview|introduction|intro|summary|recap|conclusion|notes?|basics|misc(?:ellaneous)?|general|motivation|topics|agenda|outline|links?|tl;?dr|todo|questions?|(?:table of )?contents|learning (?:objectives|goals|outcomes)|objectives|steps|products|worked .*|practice .*|pitfalls|resources|example.*|e\.?g\.?.*|note|optional|recommended|einführung|überblick|zusammenfassung|inhalt|beispiele?)$/iu;

/** Labels that mean something only with what is above them. */
const side =
  /^(?:(?:main|key|major|basic|common|other|some)\s)?(?:types?|kinds?|forms?|parts?|components?|elements?|divisions?|structures?|functions?|functional division|organs|features?|properties|characteristics|uses?|applications?|advantages?|disadvantages?|pros|cons|benefits?|drawbacks?|limitations?|causes?|effects?|consequences?|symptoms?|signs?|treatment|examples?|results?|reasons?|factors?|methods?|stages?|phases?|rules?|formulas?|definitions?|influences?|critiques?|criticisms?|branches|formulations?|members?|precur?sors?|roles?|goals?|aims?|levels?|arten|formen|teile|aufbau|funktion(?:en)?|merkmale|ursachen|folgen|vorteile|nachteile)$/iu;

/** "what something is": no label, but a sentence that continues below it. */
const question = /^(?:what|how|why|when|where|who|which|if|whether|was|wie|warum|wann|wo|wer)(?!\p{L})/iu;

/** "Guide the model": what to do, and no thing. */
const isInstruction = (label: string) =>
  wordCount(label) > 2 && sentencesOf(label)[0]?.tokens[0]?.pos === 'VERB' && !/^\p{L}+ing\b/u.test(label);

const longestAbove = 60;
const longestAnswer = 330;
const mostItems = 10;
const mostItemWords = 14;

const textOf = ({ text }: Line) => withoutEnd(text.replace(/^(?:[➡→⇒✅❌>\s]|\u{FE0F})+/u, ''));

const namedIn = (document: DocumentOutline): Named[] =>
  document.sections.flatMap((section) =>
    section.groups.flatMap((group): Named[] => {
      const { label, above } = group;
      if (material.test(label) || question.test(label) || label === document.title) return [];
      if (isInstruction(label)) return [];
      // a document without other headings is all about its only one
      if (document.sections.length === 1 && label === section.title) return [];
      const over =
        above !== null && above.length <= longestAbove && !material.test(above) && above !== document.title
          ? above
          : null;
      if (!side.test(label)) return [{ group, section, label, above: over }];
      const whole = over ?? document.title;
      return whole === null ? [] : [{ group, section, label: `${whole}: ${label}`, above: null }];
    }),
  );

/** What a point names: without a remark in brackets or behind a sign. */
const nameOf = (line: Line): string =>
  textOf(line)
    .replace(/\s?\([^()]*\)$/u, '')
    .replace(/^([^:–—]{2,60}?)(?::|\s[–—-])\s.*$/u, '$1')
    .replaceAll(/^["“„]|["”“]$/gu, '')
    .trim();

const mostNameWords = 6;
/** Something short that has no verb. */
const isName = (name: string) =>
  /\p{L}{3}/u.test(name) &&
  wordCount(name) <= mostNameWords &&
  isBalanced(name) &&
  !/[.?!,;]/u.test(name) &&
  !isClause(name);

/** Points that can be repeated below their label: neither cut, nor a question, nor about the point before. */
const isWhole = (line: Line): boolean => {
  const text = textOf(line);
  return (
    text !== '' &&
    /\p{L}{2}/u.test(text) &&
    isBalanced(text) &&
    !/[?:]$/u.test(line.text) &&
    wordCount(text) <= 40 &&
    !/https?:|www\.|^\P{L}*$|^(?:e\.?g\.?|i\.e\.|ex\.)\s/iu.test(text) &&
    !/^(?:this|these|those|that|here|there|same|see|also)\s/iu.test(text)
  );
};

const saysSomething = (texts: readonly string[], label: string) =>
  texts.some((text) => rootsIn(text).some((root) => !rootsIn(label).includes(root)));

/** What is noted under a label, all of it. */
const cardOf = ({ group, section, label, above }: Named, document: DocumentOutline): Candidate[] => {
  const { items } = group;
  const [line] = items;
  const texts = items.map(textOf);
  const answer = texts.map(capital).join('; ');
  if (!line || items.length > mostItems || answer.length > longestAnswer || !items.every(isWhole)) return [];
  if (!saysSomething(texts, label)) return [];
  // one word under another may be anything
  if (items.length === 1 && (wordCount(answer) < 2 || above === null)) return [];
  const say = phrasesIn(document.language);
  const isTold = texts.every((text) => isClause(text) || wordCount(text) > mostItemWords);
  return [
    {
      kind: 'list',
      fact: items.map(({ quote }) => quote).join('\n'),
      level: 'medium',
      document,
      section,
      line,
      ...(above !== null && { topic: above }),
      question: isTold ? say.noted(label) : say.under(label, above),
      answer,
      wrong: [],
      use: 'card',
      worth: isTold ? 6 : items.length === 1 ? 6.2 : 6.6,
      isSpare: true,
    },
  ];
};

const placeOf = ({ above, section }: Named) => `${section.title ?? ''} ${above ?? ''}`;

const mostOthers = 12;

/** Groups that an item could be taken for: under the same heading, else in the sections around it. */
const othersOf = (one: Named, at: number, all: readonly Named[]): Named[] => {
  const near = [
    ...all.slice(Math.max(0, at - mostOthers), at).toReversed(),
    ...all.slice(at + 1, at + 1 + mostOthers),
  ].filter(
    ({ group, label }) =>
      group.above !== one.group.label && group.label !== one.group.above && overlap(label, one.label) < 0.5,
  );
  const beside = near.filter((other) => placeOf(other) === placeOf(one));
  return beside.length >= fewest ? beside : near;
};

const fewest = 2;

/** A point as an option: what it names, or all of it, if it says something. */
interface Point {
  readonly text: string;
  readonly isName: boolean;
}

const pointOf = (line: Line): Point[] => {
  if (!isWhole(line)) return [];
  const name = nameOf(line);
  if (isName(name)) return [{ text: name, isName: true }];
  const text = textOf(line);
  return wordCount(text) <= mostItemWords && wordCount(text) > 2 ? [{ text, isName: false }] : [];
};

const shortestStart = 4;

/** "Rule util-ism" below "Utilitarianism" gives itself away. */
const sharesStart = (text: string, label: string): boolean => {
  const starts = (of: string) =>
    (of.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, shortestStart));
  const labels = new Set(starts(label));
  return starts(text).some((start) => labels.has(start));
};

const key = (text: string) => rootsIn(text).join(' ');

interface Within {
  readonly document: DocumentOutline;
  /** How often each point is noted. */
  readonly times: ReadonlyMap<string, number>;
  /** What is a label itself. */
  readonly labels: ReadonlySet<string>;
}

/** "Under which of these is “Paranoid” listed?", and which of some points is under a label. */
const questionsOf = (one: Named, others: readonly Named[], { document, times, labels: heads }: Within): Candidate[] => {
  const say = phrasesIn(document.language);
  const own = one.group.items.flatMap((line) => pointOf(line).map((point) => ({ line, ...point })));
  const areNames = own.filter((point) => point.isName).length >= Math.max(2, one.group.items.length / 2);
  const theirs = others.flatMap(({ group }) => group.items.flatMap(pointOf));
  return own.flatMap(({ line, text, isName: isShort }): Candidate[] => {
    const isElsewhere = (times.get(key(text)) ?? 0) > 1 || theirs.some((other) => overlap(text, other.text) > 0.5);
    if (isElsewhere || leaks(text, one.label) || sharesStart(text, one.label)) return [];
    const labels = optionsFor(
      one.label,
      others.map(({ label }) => label).filter((label) => !leaks(text, label)),
    );
    const points = optionsFor(
      text,
      theirs
        .filter((other) => other.isName === isShort && !leaks(other.text, one.label))
        .map((other) => other.text)
        .filter((other) => !own.some((mine) => overlap(other, mine.text) > 0.3)),
    );
    const found = {
      kind: 'list' as const,
      document,
      section: one.section,
      line,
      ...(one.above !== null && { topic: one.above }),
      use: 'test' as const,
      isSpare: true,
    };
    return [
      ...(labels.length >= fewest && isShort && areNames && !heads.has(text.toLowerCase()) && !text.includes('`')
        ? [
            {
              ...found,
              fact: `${line.quote} under`,
              level: 'medium' as const,
              question: say.whereListed(text),
              answer: one.label,
              wrong: labels,
              worth: 6.4,
            },
          ]
        : []),
      ...(points.length >= fewest
        ? [
            {
              ...found,
              fact: `${one.label} has`,
              level: 'easy' as const,
              question: say.whichListed(one.label, one.above),
              answer: capital(text),
              wrong: points.map(capital),
              worth: isShort ? 6.5 : 6.3,
            },
          ]
        : []),
    ];
  });
};

/** Questions about what the documents note under a heading, a label or a point. */
export const fromGroups = (document: DocumentOutline): Candidate[] => {
  const all = namedIn(document);
  const times = new Map<string, number>();
  for (const { group } of all)
    for (const { text } of group.items.flatMap(pointOf)) times.set(key(text), (times.get(key(text)) ?? 0) + 1);
  const labels = new Set(all.map(({ group }) => group.label.toLowerCase()));
  return all.flatMap((one, at) => [
    ...cardOf(one, document),
    ...questionsOf(one, othersOf(one, at, all), { document, times, labels }),
  ]);
};
