import { type Answer, ask, keepOption } from './answer.ts';
import { quotedTitle } from './words.ts';

export const adds = ({ actions }: Answer) =>
  actions.length > 0 && actions.every(({ type }) => type.startsWith('CREATE_'));

/** What is half understood may be wholly misunderstood: where one part of a message is doubtful, none of it is added. */
export const allOrAsk = (answers: readonly Answer[]): readonly Answer[] => {
  const added = answers.filter(adds);
  if (added.length === 0 || !answers.some(({ isDoubtful }) => isDoubtful)) return answers;
  const actions = added.flatMap((answer) => answer.actions);
  const titles = actions.map(({ summary }) => quotedTitle(summary)).join(', ');
  const asked = ask(`I am not sure that I understood all of that. Should I add ${titles}?`, [
    { label: 'Add', message: added.map(({ message }) => message).join('\n\n'), actions },
    keepOption('No'),
  ]);
  return [...answers.filter((answer) => !adds(answer) && !answer.isDoubtful), asked];
};
