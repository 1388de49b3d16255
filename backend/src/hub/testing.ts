import { Writable } from 'node:stream';
import { createHubContext } from './context.ts';
import { runHub } from './run-hub.ts';

export interface HubAnswer {
  readonly code: number;
  readonly said: string;
}

const collector = (chunks: string[]) =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });

/** Runs a `hub` command in this process. Its separate programs, backup and restore, need the real one. */
export const runTestHub = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<HubAnswer> => {
  const said: string[] = [];
  let code = 0;
  const context = createHubContext({
    environment,
    output: collector(said),
    errors: collector(said),
    exitWith: (given) => {
      code = given;
    },
  });
  await runHub(args, context);
  return { code, said: said.join('') };
};
