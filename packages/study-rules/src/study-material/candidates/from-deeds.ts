import { type When, whensIn } from '../../outline/when.ts';
import { capital, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { Names } from './names.ts';
import type { Usable } from './statements.ts';

const named = String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}\.|de|van|von|del|da|and|\p{Lu}[\p{L}’'-]+)){0,6}`;
/** "a French geologist," */
const apposition = String.raw`,\s(?:an?|the|then)\s[^,;:]{3,60},`;
/** "at Harvard" */
const place = String.raw`\s(?:at|of|in|from)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?`;
const past =
  'found|wrote|built|made|took|gave|led|saw|won|began|drew|spent|set|put|brought|left|lost|sold|bought|kept|told|taught|fought|chose|grew|broke|spoke|thought|held|sent|met|ran|sang|became|read|showed|paid|laid|swam|flew|rode|rose|bred|fed';
const deed = new RegExp(
  `^(${named})(?:${apposition}|${place})?\\s((?:first\\s)?(?:\\p{Ll}{2,}ed|${past})\\s.{8,})$`,
  'u',
);

interface Deed {
  readonly name: string;
  readonly when: string;
  readonly did: string;
}

/** "In 1962 Michel Siffre, a French geologist, stayed …": who, when, and what. */
const deedIn = (text: string, [when, ...more]: readonly When[]): Deed | undefined => {
  const opening = when && more.length === 0 ? /^(?:In|On)\s$/u.exec(text.slice(0, when.at))?.[0] : undefined;
  const from =
    when && opening !== undefined
      ? when.at + when.text.length + (/^,?\s/u.exec(text.slice(when.at + when.text.length))?.[0].length ?? 0)
      : 0;
  const [, name, did] = deed.exec(withoutEnd(text.slice(from))) ?? [];
  if (!name || !did || /\s(?:de|van|von|del|da|and)$/u.test(name)) return undefined;
  return { name, did, when: when && opening !== undefined ? ` ${opening.toLowerCase()}${when.text}` : '' };
};

/** Bodies and places act too, but nobody asks who they are. */
const noPerson =
  /^(?:The|This|These|Those|In|On|At|After|Before|When|While|If|As|For|From|With|By|But|And|All|Most|Many|Some|Both|One|Two|Three|No)(?!\p{L})|\b(?:Alliance|Party|Union|League|Empire|Court|Company|Army|Committee|Parliament|Congress|Council|Act|Treaty|War|University|Institute|Church|Society|Bank|Association|Government|Ministry|Republic|Kingdom|Assembly|Commission|Agency|Corporation|States|Nations|Guard|Navy|Board|Airlines|Group)\b/u;

/** Who is in more sentences did more than one thing. */
const mostMentions = 4;

const isPerson = (name: string, names: Names): boolean =>
  !noPerson.test(name) &&
  // "Britain and France": each has to be one
  name
    .split(' and ')
    .every(
      (one) =>
        names.timesOf(one) <= mostMentions &&
        (names.kindOf(one) === 'person' || (/\s/u.test(one) && names.kindOf(one) !== 'place')),
    );

/** What somebody did, asked by the name and the time. */
export const fromDeeds = (statements: readonly Usable[], names: Names): Candidate[] => {
  const all = statements.flatMap((usable) => {
    const { statement, document } = usable;
    const found = document.language === 'en' ? deedIn(statement.text, whensIn(statement.text)) : undefined;
    return found && isPerson(found.name, names)
      ? [{ ...usable, did: found.did, question: `What did ${found.name} do${found.when}?` }]
      : [];
  });
  // two deeds of one person at no time have no question that tells them apart
  const isOnly = (question: string) => all.filter((other) => other.question === question).length === 1;
  return all.flatMap(({ statement, section, document, question, did }): Candidate[] =>
    isOnly(question)
      ? [
          {
            kind: 'name',
            fact: statement.quote,
            level: 'medium',
            section,
            document,
            line: statement,
            question,
            answer: capital(did),
            wrong: [],
            use: 'card',
            worth: 8,
          },
        ]
      : [],
  );
};
