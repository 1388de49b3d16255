import type { Priority } from '@hub/contracts';
import type { Token } from '../words/tokens.ts';

const settable = /^(?:make|set|mark|change|put|bump)$/u;

export interface PrioritySpan {
  readonly first: number;
  readonly last: number;
  readonly priority: Priority;
}

const levels: ReadonlyMap<string, Priority> = new Map([
  ...'high highest top max hohe hoher hohen hoch hochste alta maxima haute elevee urgent hi higher'
    .split(' ')
    .map((word): [string, Priority] => [word, 'high']),
  ...'medium normal mid mittlere mittel media moyenne regular med'
    .split(' ')
    .map((word): [string, Priority] => [word, 'medium']),
  ...'low lowest niedrige niedrig niedriger niedrigen baja basse faible lower'
    .split(' ')
    .map((word): [string, Priority] => [word, 'low']),
]);
/** The priority that a word alone names. */
export const levelOf = (word: string): Priority | undefined => levels.get(word);
const urgent =
  /^(?:urgent|asap|important|critical|crucial|wichtig|dringend|urgente|importante|importantes|urgentemente|imp)$/u;
const noun = /^(?:priority|prio|pri|prioritat|prioridad|priorite|importance|prority|priorty)$/u;
const linking = /^(?:to|as|is|of|a|the|auf|auf|mit|con|de|en|avec|in|=|:|it|its)$/u;
const before =
  /^(?:its|it|is|this|really|very|super|so|pretty|thats|with|as|a|at|mark|mit|con|avec|de|est|es|ist|sehr|muy|tres|c|that|kinda|also|on|to|too|the|sort|most|in|und|y|et|and|,|\(|super|bien|auf|en|als|comme|como)$/u;

/** "meiji paper high": nothing but a name and a level. */
const isTerse = (tokens: readonly Token[]): boolean =>
  tokens.length <= 4 &&
  /^(?:high|low)$/u.test(tokens.at(-1)?.word ?? '') &&
  /^\p{L}{3,}$|^\d+$/u.test(tokens.at(-2)?.text ?? '') &&
  !/^(?:was|are|too|very|from|get|got|senior|junior|looks?|feels?|feeling)$/u.test(tokens.at(-2)?.word ?? '');

/** "high priority", "low prio", "its really important", "prioridad alta", "urgent". */
export const findPriority = (tokens: readonly Token[]): PrioritySpan | undefined => {
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1]?.word ?? '';
    const level = levels.get(word);
    let found: { first: number; last: number; priority: Priority } | undefined;
    if (level && noun.test(next)) found = { first: at, last: at + 2, priority: level };
    else if (noun.test(word)) {
      const after = linking.test(next) ? (linking.test(tokens[at + 2]?.word ?? '') ? 3 : 2) : 1;
      const later = levels.get(tokens[at + after]?.word ?? '');
      if (later) found = { first: at, last: at + after + 1, priority: later };
    } else if (
      level &&
      at === tokens.length - 1 &&
      at > 0 &&
      (/^(?:to|as|auf|als|a|en)$/u.test(tokens[at - 1]?.word ?? '') ||
        tokens.slice(0, 3).some((each) => settable.test(each.word)) ||
        isTerse(tokens))
    ) {
      found = { first: at, last: at + 1, priority: level };
    } else if (urgent.test(word)) {
      const isNot = /^(?:not|nicht|no|pas|less|isnt|weniger|menos|most|more|as)$/u.test(tokens[at - 1]?.word ?? '');
      if (tokens.slice(Math.max(0, at - 3), at).some((each) => /^(?:not|isnt|nicht|pas)$/u.test(each.word))) {
        const from = tokens.findIndex((each, index) => index >= at - 3 && /^(?:not|isnt|nicht|pas)$/u.test(each.word));
        if (!tokens.slice(from, at).some((each) => /^[,.;]$/u.test(each.word)))
          return { first: from, last: at + 1, priority: 'low' };
      }
      if (isNot && tokens[at - 1]?.word !== 'as') continue;
      found = { first: at, last: at + 1, priority: 'high' };
    }
    if (!found) continue;
    let { first } = found;
    while (first > 0 && before.test(tokens[first - 1]?.word ?? '')) first -= 1;
    const verb = first;
    return { ...found, first: verb };
  }
  return undefined;
};
