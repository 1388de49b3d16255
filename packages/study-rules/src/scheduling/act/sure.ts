import { isName } from '../things/find-things.ts';
import { type Thing, thingsAt } from '../things/things.ts';
import { type Clause, says } from '../understand/clause.ts';
import { commonName } from '../words/study-words.ts';
import { doingWord } from '../words/doing-words.ts';
import { type Action, type Answer, ask, type Context, keepOption } from './answer.ts';
import { nameOf } from './words.ts';

const idOf = (action: Action): string | undefined => {
  if (action.type === 'UPDATE_TASK' || action.type === 'DELETE_TASK') return action.taskId;
  return action.type === 'UPDATE_EVENT' || action.type === 'DELETE_EVENT' ? action.eventId : undefined;
};

/** What a message can mean without its name: what the last replies changed, named or listed. */
const spoken = ({ dialogue, things }: Context): readonly Thing[] =>
  dialogue ? thingsAt(things, [...dialogue.things, ...dialogue.list, ...(dialogue.recent ?? [])]) : [];

/** By a word of its title, its kind, its class or its day; or as one of "all" that fit. */
const isNamed = (thing: Thing, { tokens, classes, whens, phrases }: Clause): boolean => {
  const words = tokens.flatMap(({ word }) => commonName(word));
  return (
    [...thing.own, ...thing.kindNames].some((name) => words.some((word) => isName(word, name))) ||
    classes.some(({ id }) => id === thing.of?.id) ||
    whens.some(({ when }) => (when.kind === 'day' && when.day === thing.day) || when.kind === 'range') ||
    says({ phrases }, 'filter all') ||
    says({ phrases }, 'filter overdue')
  );
};

const first = /^(?:i|ill|im|ima|imma|ich|je|j|yo)$/u;
const helping = /^(?:will|am|gonna|going|to|should|can|could|wanna|want|m|ll|werde|vais|voy|a)$/u;

/** "sunday 8pm i write that thing": what the student does then, not when it is due. */
const isOwnDoing = ({ tokens }: Clause): boolean =>
  tokens.some(({ word }, at) => {
    if (!first.test(word)) return false;
    const verb = tokens.slice(at + 1).find((token) => !helping.test(token.word))?.word ?? '';
    return doingWord.test(verb) && verb !== 'get';
  });

const isMoved = (action: Action): boolean =>
  (action.type === 'UPDATE_TASK' && action.change.dueDate !== undefined) ||
  (action.type === 'UPDATE_EVENT' && action.change.dueDate !== undefined);

/**
 * A change that was not meant is worse than a question: what is neither named nor was spoken of is confirmed, and so is another
 * day for something when the words say what the student does on that day.
 */
export const sure = (answer: Answer, clause: Clause, context: Context): Answer => {
  if (answer.options || answer.undo || answer.actions.length === 0) return answer;
  const changed = answer.actions.flatMap((action) => {
    const id = idOf(action);
    return id === undefined ? [] : context.things.filter((thing) => thing.id === id);
  });
  const known = spoken(context);
  const unknown = changed.filter((thing) => !known.includes(thing) && !isNamed(thing, clause));
  const isDoing = answer.actions.some(isMoved) && isOwnDoing(clause);
  if (unknown.length === 0 && !isDoing) return answer;
  const names = [...new Set(changed.map(nameOf))].join(', ');
  return ask(isDoing ? `${names}: is it due then?` : `Do you mean ${names}?`, [
    { label: isDoing ? 'Yes, move it' : 'Yes', ...answer },
    keepOption('No'),
  ]);
};
