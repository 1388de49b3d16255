import type { DocumentOutline } from '../../outline/outline.ts';
import type { Candidate } from './candidate.ts';
import { definitionsIn } from './definitions.ts';
import { fromAsked } from './from-asked.ts';
import { fromCauses } from './from-causes.ts';
import { fromClaims } from './from-claims.ts';
import { fromContrasts } from './from-contrasts.ts';
import { fromDeeds } from './from-deeds.ts';
import { fromDefinitions, termsOf } from './from-definitions.ts';
import { fromEnumerations } from './from-enumerations.ts';
import { fromFormulas } from './from-formulas.ts';
import { fromGroups } from './from-groups.ts';
import { fromLists } from './from-lists.ts';
import { fromPairs } from './from-pairs.ts';
import { fromSentences } from './from-sentences.ts';
import { fromSubjects } from './from-subjects.ts';
import { fromTables } from './from-tables.ts';
import { fromTimelines } from './from-timelines.ts';
import { namesOf } from './names.ts';
import { saidIn } from './said.ts';
import { usableStatements } from './statements.ts';

/** Sections of a textbook that state nothing: exercises without their answers, and sources. */
const apart =
  /^(?:(?:table of )?contents|references|bibliography|works cited|sources|further (?:reading|research|information)|additional resources|(?:section )?quiz|multiple[- ]choice(?: questions)?|review questions|self[- ]check(?: questions)?|critical thinking(?: questions?)?|practice(?: (?:prompts?|problems?|questions?))?(?: \([^)]*\))?|problems|exercises|short answer|free response|literatur(?:verzeichnis)?|quellen|aufgaben|übungen|références|bibliographie|bibliografía|ejercicios)$/iu;

/** Everything that a document can be asked about. */
export const candidatesIn = (whole: DocumentOutline): Candidate[] => {
  const document = { ...whole, sections: whole.sections.filter(({ title }) => !apart.test(title ?? '')) };
  const statements = usableStatements(document);
  const definitions = definitionsIn(document, statements);
  const said = saidIn(document);
  const names = namesOf(document);
  const defining = new Set(definitions.map(({ line }) => line.quote));
  const others = statements.filter(({ statement }) => !defining.has(statement.quote));
  const causes = fromCauses(statements, document);
  const explained = new Set(causes.map(({ fact }) => fact));
  const listed = [...fromDefinitions(definitions, said), ...fromTables(document), ...fromTimelines(document)];
  return [
    ...listed,
    ...fromPairs(listed),
    ...fromContrasts(statements),
    ...fromEnumerations(statements),
    ...fromClaims(statements),
    ...fromDeeds(others, names),
    ...fromFormulas(document),
    ...fromLists(document),
    ...fromGroups(document),
    ...fromAsked(whole),
    ...causes,
    ...fromSubjects(others),
    ...fromSentences({
      statements: others.filter(({ statement }) => !explained.has(statement.quote)),
      names,
      terms: [...new Set(termsOf(definitions).map(({ term }) => term))],
      said,
    }),
  ];
};
