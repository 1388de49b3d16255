import { refersElsewhere } from '../../language/self-contained.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { isBalanced } from '../../outline/line-marks.ts';
import type { DatedEntry, DocumentOutline } from '../../outline/outline.ts';
import { whensIn, yearOf } from '../../outline/when.ts';
import { capital, leaks, withoutEnd } from '../text.ts';
import { phrasesIn } from '../phrases.ts';
import type { Candidate, Place } from './candidate.ts';
import { yearsLike } from './numbers.ts';
import { isTooNear, optionsFor } from './options.ts';

interface Dated extends Place, DatedEntry {}

const longest = 200;
/** A section with as many events is asked about alone. */
const fewestOfSection = 4;

/** The first sentence of a note, if it says enough alone. */
const eventOf = (what: string): string => {
  const whole = what.replace(/^\([^()]*\d[^()]*\)\s+/u, '');
  const pieces = whole.split(/(?<=[\p{Ll}\d)]{2}[.;])\s+/u);
  const starts = pieces.map((_, index) => withoutEnd(pieces.slice(0, index + 1).join(' ')));
  return starts.find((start) => isBalanced(start) && start.split(/\s+/u).length >= 3) ?? withoutEnd(whole);
};

/** A note whose subject is in the line before. */
const isOfOther = (what: string, { language }: DocumentOutline) =>
  language === 'en' && sentencesOf(what).some(({ tokens }) => refersElsewhere(tokens));

const entriesOf = (document: DocumentOutline): Dated[] =>
  document.sections.flatMap((section) =>
    section.parts.flatMap((part) =>
      part.kind === 'timeline'
        ? part.entries
            .filter(({ what }) => what.length <= longest)
            .map((entry) => ({ ...entry, what: eventOf(entry.what), document, section }))
            .filter(({ what }) => isBalanced(what) && !isOfOther(what, document))
        : [],
    ),
  );

/** "day month year": a date of another form gives itself away. */
const shapeOf = (when: string) =>
  when
    .replaceAll(/\d{4}/gu, 'y')
    .replaceAll(/\d+/gu, 'd')
    .replaceAll(/\p{L}{2,}\.?/gu, 'm');

const dateWrong = ({ when }: Dated, all: readonly Dated[]) => {
  const others = [...new Set(all.map((other) => other.when))].filter((other) => other !== when);
  const near = others.toSorted(
    (a, b) => Math.abs((yearOf(a) ?? 0) - (yearOf(when) ?? 0)) - Math.abs((yearOf(b) ?? 0) - (yearOf(when) ?? 0)),
  );
  const hasYear = yearOf(when) !== undefined;
  const same = near.filter(
    (other) =>
      shapeOf(other) === shapeOf(when) &&
      (yearOf(other) !== undefined) === hasYear &&
      (!hasYear || yearOf(other) !== yearOf(when)),
  );
  return same.length >= 2 || !/^\d{4}$/u.test(when) ? same : yearsLike(when, others).slice(0, 3);
};

/** A day without a year is known by the heading above it. */
const titleFor = ({ when, section, document }: Dated) =>
  yearOf(when) === undefined && document.sections.length > 1 ? section.title : null;

/** "Which came first?": three later events of the list. */
const orders = (all: readonly Dated[]): Candidate[] => {
  const sorted = all
    .filter(({ when }) => yearOf(when) !== undefined)
    .toSorted((a, b) => (yearOf(a.when) ?? 0) - (yearOf(b.when) ?? 0));
  return sorted.flatMap((entry, index): Candidate[] => {
    const later = sorted.slice(index + 1).filter(({ when }) => yearOf(when) !== yearOf(entry.when));
    const chosen = [later[0], later[Math.floor(later.length / 2)], later.at(-1)].filter((one) => one !== undefined);
    const wrong = [...new Set(chosen.map(({ what }) => capital(what)))];
    if (wrong.length < 2 || index % 2 === 1) return [];
    return [
      {
        ...entry,
        kind: 'order',
        pair: { left: capital(entry.what), list: 'timeline' },
        fact: `${entry.line.quote} order`,
        level: 'hard',
        question: phrasesIn(entry.document.language).first(entry.section.title),
        answer: capital(entry.what),
        wrong,
        use: 'test',
        worth: 7.6,
      },
    ];
  });
};

/** Questions about the entries of a timeline. */
export const fromTimelines = (document: DocumentOutline): Candidate[] => {
  const all = entriesOf(document);
  const say = phrasesIn(document.language);
  return [
    ...all.flatMap((entry): Candidate[] => {
      const { when, what, line, section } = entry;
      const found = { kind: 'date' as const, fact: line.quote, section, document, line };
      const isOnly = all.filter((other) => other.when === when).length === 1;
      const own = all.filter((other) => other.section === section);
      const events = optionsFor(
        what,
        (own.length >= fewestOfSection ? own : all)
          .filter((other) => other.when !== when && whensIn(other.what).length === 0)
          .map((other) => other.what),
      );
      return [
        ...(leaks(when, what)
          ? []
          : [
              {
                ...found,
                level: 'easy' as const,
                pair: { left: capital(what), list: 'timeline' },
                question: say.when(capital(what), titleFor(entry)),
                answer: when,
                wrong: dateWrong(entry, all),
                use: 'both' as const,
                worth: 9,
              },
            ]),
        ...(isOnly && yearOf(when) !== undefined && events.length >= 2 && !leaks(when, what)
          ? [
              {
                ...found,
                level: 'medium' as const,
                question: say.whatIn(when),
                answer: capital(what),
                wrong: events.filter((one) => !isTooNear(one, what)).map(capital),
                use: 'test' as const,
                worth: 8,
              },
            ]
          : []),
      ];
    }),
    ...[...Map.groupBy(all, ({ section }) => section).values()].flatMap((own) =>
      own.length >= fewestOfSection ? orders(own) : [],
    ),
    ...orders(all.filter(({ section }) => all.filter((other) => other.section === section).length < fewestOfSection)),
  ];
};
