import { Asked, type Said } from '../local/protocol.ts';

// A program that implements the protocol of local models. What it does is in the prompt.

const say = (said: Said) => void process.send?.(said);
const write = (id: number, text: string) => {
  for (const piece of text.match(/[^]{1,5}/gu) ?? []) say({ kind: 'text', id, piece });
  say({ kind: 'done', id });
};

process.on('message', (message) => {
  const asked = Asked.parse(message);
  const { id } = asked;
  if (asked.kind === 'cancel') {
    if (!behaviour.includes('deaf')) say({ kind: 'failed', id, message: 'AbortError' });
    return;
  }
  behaviour = asked.user;
  if (behaviour.includes('hang')) return;
  if (behaviour.includes('fail')) say({ kind: 'failed', id, message: 'PromptTooLong' });
  else if (behaviour.includes('crash')) {
    say({ kind: 'text', id, piece: '{"word":' });
    setTimeout(() => process.exit(7), 20);
  } else write(id, JSON.stringify({ word: behaviour, pid: process.pid, schema: asked.schema, env: process.env }));
});
process.on('disconnect', () => process.exit());
let behaviour = '';
say({ kind: 'ready', megabytes: 1 });
