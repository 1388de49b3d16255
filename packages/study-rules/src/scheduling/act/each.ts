import type { Thing } from '../things/things.ts';
import type { Answer } from './answer.ts';
import type { Then } from './pick.ts';

/** Does the same to each thing. */
export const each = (things: readonly Thing[], then: Then): Answer => {
  const answers = things.map(then);
  return {
    message: answers.map(({ message }) => message).join('\n'),
    actions: answers.flatMap(({ actions }) => actions),
    things,
  };
};
