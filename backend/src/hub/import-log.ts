import { open } from 'node:fs/promises';
import type { Append, EventLog } from '../platform/event-log/index.ts';
import { LogLine } from './log-line.ts';

/** Events per append: the server rejects more than 1 MiB at once. */
const mostEvents = 100;
const mostBytes = 512 * 1024;

/** Sent before the first of them is acknowledged. */
const mostAppends = 500;
const mostSentBytes = 4 << 20;

async function* linesOf(file: string): AsyncGenerator<LogLine> {
  let number = 0;
  const handle = await open(file); // closed after the last line, or when the loop ends early
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

/** The length of each stream in this log, after comparing every line with it. Writes nothing. */
const checked = async (eventLog: EventLog, file: string) => {
  const present = new Map<string, string[]>();
  for await (const { streamId, id } of eventLog.readAll()) {
    const ids = present.get(streamId);
    if (ids) ids.push(id);
    else present.set(streamId, [id]);
  }
  const next = new Map<string, bigint>();
  for await (const { stream, revision, id } of linesOf(file)) {
    const expected = next.get(stream) ?? 0n;
    if (revision !== expected) {
      throw new Error(`${file} has revision ${revision} of ${stream} where ${expected} belongs. Nothing was imported.`);
    }
    next.set(stream, expected + 1n);
    const there = present.get(stream)?.[Number(revision)];
    if (there !== undefined && there !== id) {
      throw new Error(`${stream} has another event at revision ${revision} in this log. Nothing was imported.`);
    }
  }
  return new Map([...present].map(([stream, ids]) => [stream, BigInt(ids.length)]));
};

const toAppend = (lines: readonly [LogLine, ...LogLine[]]): Append => ({
  stream: lines[0].stream,
  expected: lines[0].revision === 0n ? null : lines[0].revision - 1n,
  events: lines.map(({ id, type, metadata, data, created }) => ({ id, type, metadata, data, created })),
});

/** Collects lines into appends of one stream each, in their order. */
const createPacker = () => {
  let appends: Append[] = [];
  let run: [LogLine, ...LogLine[]] | null = null;
  let bytes = 0;
  let sentBytes = 0;
  const endRun = () => {
    if (run) appends.push(toAppend(run));
    run = null;
    bytes = 0;
  };
  return {
    add(line: LogLine) {
      const fits = run && run[0].stream === line.stream && run.length < mostEvents;
      if (!fits || bytes + line.data.length > mostBytes) endRun();
      if (run) run.push(line);
      else run = [line];
      bytes += line.data.length;
      sentBytes += line.data.length;
    },
    isFull: () => appends.length >= mostAppends || sentBytes >= mostSentBytes,
    /** The appends so far; the next line begins another one. */
    take(): readonly Append[] {
      endRun();
      const taken = appends;
      appends = [];
      sentBytes = 0;
      return taken;
    },
  };
};

/**
 * Appends the events of an exported log in order, with their ids and at their revisions. Skips events that are already
 * there, so it can be repeated after an interruption.
 * @throws Error before writing anything when the file is damaged or a stream does not match; ConflictError when another
 * client writes meanwhile
 */
export const importLog = async (eventLog: EventLog, file: string): Promise<{ added: number; present: number }> => {
  const lengths = await checked(eventLog, file);
  const packer = createPacker();
  let added = 0;
  let present = 0;
  const flush = async () => {
    const appends = packer.take();
    await eventLog.appendInOrder(appends);
    for (const { events } of appends) added += events.length;
  };
  for await (const line of linesOf(file)) {
    if (line.revision < (lengths.get(line.stream) ?? 0n)) {
      present += 1;
      continue;
    }
    packer.add(line);
    if (packer.isFull()) await flush();
  }
  await flush();
  return { added, present };
};
