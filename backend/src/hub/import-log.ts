import { open } from 'node:fs/promises';
import type { EventLog } from '../platform/event-log/index.ts';
import { LogLine } from './log-line.ts';

/** Appends of at most this many events: the server refuses more than 1 MiB at once. */
const mostEvents = 100;
const mostBytes = 512 * 1024;

async function* linesOf(file: string): AsyncGenerator<LogLine> {
  let number = 0;
  const handle = await open(file); // closed at the end of its lines, and when the loop is left
  for await (const text of handle.readLines()) {
    number += 1;
    if (text.trim() === '') continue;
    yield parsed(text, `${file}, line ${number}`);
  }
}

const parsed = (text: string, where: string): LogLine => {
  try {
    return LogLine.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${where} is not an exported event`, { cause: error });
  }
};

/** How long each stream is in this log, after every line was compared with what is there. Nothing is written. */
const checked = async (eventLog: EventLog, file: string) => {
  const present = new Map<string, readonly string[]>();
  const next = new Map<string, bigint>();
  for await (const { stream, revision, id } of linesOf(file)) {
    const ids = present.get(stream) ?? (await eventLog.read(stream)).map((event) => event.id);
    present.set(stream, ids);
    const expected = next.get(stream) ?? 0n;
    if (revision !== expected) {
      throw new Error(
        `${file} holds revision ${revision} of ${stream} where ${expected} belongs. Nothing was imported.`,
      );
    }
    next.set(stream, expected + 1n);
    const there = ids[Number(revision)];
    if (there !== undefined && there !== id) {
      throw new Error(`${stream} holds another event at revision ${revision} in this log. Nothing was imported.`);
    }
  }
  return new Map([...present].map(([stream, ids]) => [stream, BigInt(ids.length)]));
};

const appendAll = async (eventLog: EventLog, lines: readonly LogLine[]) => {
  const [first] = lines;
  if (!first) return;
  const events = lines.map(({ id, type, metadata, data, created }) => ({ id, type, metadata, data, created }));
  await eventLog.append(first.stream, first.revision === 0n ? null : first.revision - 1n, events);
};

/**
 * Appends the events of an exported log in their order, with their ids and at their revisions. What is there already is
 * passed over, so it can be repeated after an interruption.
 * @throws Error before anything is written when the file is damaged or a stream does not match; ConflictError when
 * somebody writes meanwhile
 */
export const importLog = async (eventLog: EventLog, file: string): Promise<{ added: number; present: number }> => {
  const lengths = await checked(eventLog, file);
  let waiting: LogLine[] = [];
  let bytes = 0;
  let added = 0;
  let present = 0;
  const flush = async () => {
    await appendAll(eventLog, waiting);
    added += waiting.length;
    waiting = [];
    bytes = 0;
  };
  for await (const line of linesOf(file)) {
    if (line.revision < (lengths.get(line.stream) ?? 0n)) {
      present += 1;
      continue;
    }
    const full = waiting.length >= mostEvents || bytes + line.data.length > mostBytes;
    if (full || waiting[0]?.stream !== line.stream) await flush();
    waiting.push(line);
    bytes += line.data.length;
  }
  await flush();
  return { added, present };
};
