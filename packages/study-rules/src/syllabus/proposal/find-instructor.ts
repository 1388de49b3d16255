import { fold } from '../../dates/fold.ts';
import type { HeadingLine } from './heading-lines.ts';
import { labelled } from './labelled.ts';
import { isTitled, personName } from './person-name.ts';

const email = /([\p{L}\d._-]{3,40})\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d.-]{3,60}/giu;
const helper = /\b(?:assistants?|tas?|tutors?|grader|secretary|mentors?|monitor)\b/iu;

/** The line around an e-mail address whose name is in the address: "Ada Byron" and `byron@…`. */
const byEmail = (lines: readonly HeadingLine[]): string | undefined => {
  const addresses = lines.flatMap(({ text }, index) =>
    helper.test(text) ? [] : [...text.matchAll(email)].map((match) => ({ index, local: fold(match[1] ?? '') })),
  );
  for (const { index, local } of addresses.slice(0, 4)) {
    const near = lines.slice(Math.max(0, index - 6), index + 3).filter(({ text }) => !helper.test(text));
    for (const cell of near.flatMap(({ cells }) => cells)) {
      const name = personName(cell);
      const parts = fold(name ?? '')
        .split(/[^\p{L}]+/u)
        .filter((part) => part.length > 3);
      if (name !== undefined && parts.some((part) => local.includes(part.slice(0, 7)))) return name;
    }
  }
  return undefined;
};

/** Who teaches the course: after a label, with a title, or by the name in an e-mail address. */
export const findInstructor = (lines: readonly HeadingLine[]): string | null => {
  const titled = lines.slice(0, 40).flatMap(({ cells }) => cells.filter(isTitled));
  const doctors = lines.slice(0, 40).flatMap(({ cells }) => cells.filter((cell) => /,?\sPh\.?\s?D\b/iu.test(cell)));
  for (const text of [...labelled(lines, 'instructor'), ...titled, ...doctors]) {
    const name = personName(text);
    if (name !== undefined) return name;
  }
  return byEmail(lines) ?? null;
};
