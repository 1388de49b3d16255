import { parseArgs } from 'node:util';
import { release } from './product-release/release.ts';
import { inRoot, root } from './root.ts';
import { runProgram } from './run-program.ts';
import { lastChecked } from './testing/checked.ts';
import { testedFile } from './testing/steps.ts';

const usage = `pnpm product-release <version> --tested <what>   makes the committed files a version of the product
  --tested 'pnpm upgrade-test'   what was run besides pnpm test, which has to have passed; may be given several times
It checks the changelog and the number, writes both, records the version's data, commits, and tags. It pushes nothing.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tested: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [version, ...others] = positionals;

const recordData = async () => {
  const vitest = inRoot('node_modules', '.bin', 'vitest');
  const args = ['run', '--project=int', 'backend/src/testing/released-data'];
  const { code } = await runProgram(vitest, args, { live: true, env: { RECORD_DATA: '1' } });
  if (code !== 0) throw new Error('The data of this version was not recorded; `git restore .` takes its number back');
};

if (values.help) console.log(usage);
else if (!version || others.length > 0) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const options = {
    version,
    date: new Date().toISOString().slice(0, 10),
    tested: values.tested,
    changedSinceTest: lastChecked(root, testedFile).changed(),
    recordData,
  };
  await release(root, options).then(
    () => console.log(`${version} is committed and tagged. To publish it: git push --follow-tags`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
