import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Operation } from './operation.ts';

/** All operations in order of completion, written to disk as they happen. */
export interface History {
  readonly operations: readonly Operation[];
  /** Milliseconds since the run began. */
  now(): number;
  invoked(operation: Pick<Operation, 'id' | 'student' | 'action' | 'invoked'>): void;
  answered(operation: Operation): void;
  /** Records a fault. */
  note(text: string): void;
  close(): Promise<void>;
}

/** @param file JSONL: a line when an operation is invoked, one with its outcome, one for each fault */
export const openHistory = (file: string): History => {
  const begun = performance.now();
  const output = createWriteStream(file);
  const operations: Operation[] = [];
  const write = (line: object) => output.write(`${JSON.stringify(line)}\n`);
  const now = () => Math.round(performance.now() - begun);
  return {
    operations,
    now,
    invoked: (operation) => void write({ kind: 'invoke', ...operation }),
    answered(operation) {
      operations.push(operation);
      write({ kind: operation.outcome, ...operation });
    },
    note: (text) => void write({ kind: 'nemesis', at: now(), text }),
    async close() {
      output.end();
      await finished(output);
    },
  };
};
