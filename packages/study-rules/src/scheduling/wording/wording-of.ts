import { findThings, isName } from '../things/find-things.ts';
import type { Thing } from '../things/things.ts';
import type { Clause } from '../understand/clause.ts';
import { descriptionIn } from '../understand/description.ts';
import { commonName } from '../words/study-words.ts';
import { type Slot, worded } from './worded.ts';

/** The words of a clause as the model of intents knows them. */
export const wordingOf = (clause: Clause, things: readonly Thing[], today: string): string[] => {
  const { tokens, whens, classSpans } = clause;
  const description = descriptionIn(clause);
  const { things: found } = findThings(things, description, today);
  const own = found.slice(0, 3).flatMap((thing) => [...thing.own, ...thing.kindNames]);
  const names = new Set(description.names);
  const namesThing = (word: string) =>
    commonName(word).some((name) => names.has(name) && own.some((each) => isName(name, each)));
  const slotAt = (at: number): Slot | undefined => {
    const when = whens.find(({ first, last }) => at >= first && at < last)?.when.kind;
    if (when) return when === 'times' ? 'weekly' : when;
    if (classSpans.some(({ first, last }) => at >= first && at < last)) return 'class';
    return namesThing(tokens[at]?.word ?? '') ? 'thing' : undefined;
  };
  return worded(tokens, slotAt);
};
