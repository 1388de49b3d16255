import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from './commands.ts';
import { createEventCodec } from '../event-log/index.ts';
import { createCommands } from './create-commands.ts';
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
  const write = async (text: string, more: Partial<CommandContext> = {}) => {
    const context = { ownerId: 'ann', actorId: 'ann', actorKind: 'student', correlationId: 'c1', ...more } as const;
    const target = { id: noteId, command: { type: 'WriteNote', noteId, text } } as const;
    return (await commands.handle(noteAggregate, target, context)).events;
  };
  const texts = async () => (await commands.load(noteAggregate, noteId)).texts;
  return { eventLog, write, texts, reads: () => reads, meanwhile };
};

describe('a stream that a command starts', () => {
  it('is not read', async () => {
    const { write, texts, reads } = start();
    await write('one');
    expect(reads()).toBe(0);
    expect(await texts()).toEqual(['one']);
  });

  it('is read if it exists after all, and nothing is lost or repeated', async () => {
    const { write, texts } = start();
    expect(await write('one')).toHaveLength(1);
    expect(await write('one')).toEqual([]);
    expect(await write('two')).toHaveLength(1);
    expect(await texts()).toEqual(['one', 'two']);
  });

  it('is read when there is an idempotency key: an earlier attempt may have started it', async () => {
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

describe('a command that always loses the race', () => {
  it('is rejected after three tries and records nothing', async () => {
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

  it('is not rejected when the race was lost to its own earlier attempt', async () => {
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
