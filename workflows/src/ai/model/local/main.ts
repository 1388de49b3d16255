import { statSync } from 'node:fs';
import { constants } from 'node:os';
import { lowerPriority } from '../../../threads/low-priority.ts';
import { loadLlama } from './llama.ts';
import { Asked, type Ask, type Said } from './protocol.ts';

// The process of one local model: the first argument is its file. It ends when it needs far more memory than the file
// has, and with its parent.

lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [file = ''] = process.argv.slice(2);
const megabyte = 1_000_000;
/** For the context and the buffers, besides the file. */
const spareMegabytes = 3000;
const mostBytes = statSync(file).size + spareMegabytes * megabyte;
setInterval(() => process.memoryUsage.rss() > mostBytes && process.exit(1), 1000).unref();

const say = (said: Said) => void process.send?.(said);
const loading = loadLlama(file);
const running = new Map<number, AbortController>();

const answer = async ({ id, ...request }: Ask) => {
  const cancel = new AbortController();
  running.set(id, cancel);
  try {
    const write = await loading;
    await write(request, { signal: cancel.signal, onPiece: (piece) => say({ kind: 'text', id, piece }) });
    say({ kind: 'done', id });
  } catch (error) {
    // its name only: a message could repeat the prompt
    say({ kind: 'failed', id, message: error instanceof Error ? error.name : 'unknown' });
  } finally {
    running.delete(id);
  }
};

process.on('message', (message) => {
  const asked = Asked.parse(message);
  if (asked.kind === 'ask') void answer(asked);
  else running.get(asked.id)?.abort();
});
process.on('disconnect', () => process.exit());
await loading;
say({ kind: 'ready', megabytes: Math.round(process.memoryUsage.rss() / megabyte) });
