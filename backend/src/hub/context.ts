import type { Writable } from 'node:stream';

/** Where a command reads its settings, and where its output and exit code go: those of the process, or a test's. */
export interface HubContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly output: Writable;
  readonly errors: Writable;
  readonly exitWith: (code: number) => void;
  /** One line of output. */
  readonly print: (text: string) => void;
}

export const createHubContext = (parts: Omit<HubContext, 'print'>): HubContext => ({
  ...parts,
  print: (text) => void parts.output.write(`${text}\n`),
});
