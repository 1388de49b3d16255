import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from './commands.ts';
import { createEventCodec } from '../event-log/index.ts';
import { createCommands } from './handle-command.ts';
import { createInMemoryEventLog } from '../testing/in-memory-event-log.ts';
import { createInMemoryKeys } from '../testing/in-memory-keys.ts';
import { noteAggregate } from '../testing/notes.ts';

const start = () => {
  const eventLog = createInMemoryEventLog();
  let reads = 0;
  /** What others do right before the next appends. */
  const meanwhile: (() => Promise<unknown>)[] = [];
  const commands = createCommands({
    eventLog: {
      ...eventLog,
      read(stream) {
        reads += 1;
        return eventLog.read(stream);
      },
      async append(stream, expected, events) {
        const others = meanwhile.splice(0);
        await others.shift()?.();
        meanwhile.push(...others);
        return eventLog.append(stream, expected, events);
      },
    },
    codec: createEventCodec([noteAggregate], createInMemoryKeys()),
    progress: { reached: async () => true },
    log: pino({ level: 'silent' }),
  });
  const noteId = randomUUID();
  const write = (text: string, more: Partial<CommandContext> = {}) =>
    commands.handle(
      noteAggregate,
      { id: noteId, command: { type: 'WriteNote', noteId, text } },
      { ownerId: 'ann', actorId: 'ann', actorKind: 'student', correlationId: 'c1', ...more },
    );
  const texts = async () => (await commands.load(noteAggregate, noteId)).texts;
  return { eventLog, write, texts, reads: () => reads, meanwhile };
};

describe('a stream that a command begins', () => {
  it('is not read', async () => {
    const { write, texts, reads } = start();
    await write('one');
    expect(reads()).toBe(0);
    expect(await texts()).toEqual(['one']);
  });

  it('is read where there was one after all, and nothing of it is lost or repeated', async () => {
    const { write, texts } = start();
    expect(await write('one')).toHaveLength(1);
    expect(await write('one')).toEqual([]);
    expect(await write('two')).toHaveLength(1);
    expect(await texts()).toEqual(['one', 'two']);
  });

  it('is read under an idempotency key: an earlier try may have begun it', async () => {
    const { write, eventLog, reads } = start();
    const key = { idempotencyKey: 'k1' };
    expect([await write('one', key), await write('one', key)]).toEqual([
      [expect.objectContaining({ type: 'NoteWritten' })],
      [expect.objectContaining({ type: 'NoteWritten' })],
    ]);
    expect(eventLog.all).toHaveLength(1);
    expect(reads()).toBe(2);
  });
});

describe('a command that others are always quicker than', () => {
  it('is refused after three tries, and leaves nothing', async () => {
    const { write, texts, meanwhile } = start();
    await write('one');
    meanwhile.push(
      () => write('two'),
      () => write('three'),
      () => write('four'),
    );
    await expect(write('mine', { idempotencyKey: 'k1' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await texts()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('is not refused when the quicker one was an earlier try of it', async () => {
    const { write, texts, meanwhile } = start();
    const mine = () => write('mine', { idempotencyKey: 'k1' });
    await write('one');
    meanwhile.push(
      () => write('two'),
      () => write('three'),
      async () => [await write('four'), await mine()],
    );
    expect(await mine()).toHaveLength(1);
    expect(await texts()).toEqual(['one', 'two', 'three', 'four', 'mine']);
  });
});
