import { classesNamed } from '../things/find-classes.ts';
import type { ClassOf, Thing } from '../things/things.ts';
import type { Clause } from './clause.ts';

const excluding =
  /^(?:isnt|arent|not|except|excluding|besides|without|non|ausser|ohne|nicht|salvo|menos|excepto|sin|sauf|sans)$/u;

/** "everything that isnt thermo", "all but not bio": the classes right behind such a word. */
const excludedIn = ({ tokens, classSpans, classes }: Clause) =>
  classSpans.flatMap((span) =>
    excluding.test(tokens[span.first - 1]?.word ?? '') && classes.length > 0 ? classesNamed([span]) : [],
  );

/** The classes that a question is about, and those that it leaves out. */
export const classesIn = (clause: Clause, all: readonly ClassOf[]) => {
  const excluded = excludedIn(clause);
  return { wanted: all.filter((each) => !excluded.includes(each)), excluded };
};

/** "quizzes soonish": a word that nothing on the schedule has does not narrow a kind. */
export const limiting = (
  said: readonly string[],
  things: readonly Thing[],
  isKind: (name: string) => boolean,
): readonly string[] => {
  const isKnown = (name: string) => things.some(({ own, kindNames }) => [...own, ...kindNames].includes(name));
  return said.some(isKind) ? said.filter((name) => isKind(name) || isKnown(name)) : said;
};
