import { constants } from 'node:os';
import { z } from 'zod';
import { LimitedThread, LimitExceeded } from './limited-thread.ts';
import { lowerPriority } from './low-priority.ts';

/** An error loses its class between processes. */
export type ProcessAnswer<Answer> =
  | { readonly answer: Answer }
  | { readonly message: string; readonly exceeded: boolean };

const Limits = z.object({ milliseconds: z.number(), megabytes: z.number() });
const Message = z.object({ task: z.unknown() });

// what takes seconds a page anyway yields to everything that a student waits for
lowerPriority(constants.priority.PRIORITY_LOW);

const [module = '', name = '', limits = ''] = process.argv.slice(2);
const thread = new LimitedThread<unknown, unknown>(new URL(module), name, {
  limits: Limits.parse(JSON.parse(limits)),
  priority: 'usual',
  alone: true,
});

const answerTo = async (message: unknown): Promise<ProcessAnswer<unknown>> => {
  try {
    return { answer: await thread.run(Message.parse(message).task) };
  } catch (error) {
    return { message: String(error), exceeded: error instanceof LimitExceeded };
  }
};

process.on('message', (message) => void answerTo(message).then((answer) => process.send?.(answer)));
// its parent has ended
process.on('disconnect', () => process.exit());
