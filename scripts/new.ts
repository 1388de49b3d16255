import { parseArgs } from 'node:util';
import { whatIsLeft, writeFeature } from './new/feature.ts';
import { inRoot, root } from './root.ts';
import { runProgram } from './run-program.ts';

const { positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
const [kind, name] = positionals;

if (kind === 'feature' && name) {
  try {
    const written = writeFeature(root, { name, now: new Date() });
    await runProgram(inRoot('node_modules', '.bin', 'oxfmt'), written);
    for (const path of written) console.log(`wrote ${path}`);
    console.log(`\n${whatIsLeft(name)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} else {
  console.log(`pnpm new feature <name>

Writes the files of a backend feature, named in kebab-case and in the singular, such as study-plan: contract, events,
decider, projection, queries, routes, migration and their specs, which fail and say what to write. Overwrites nothing.`);
  if (positionals.length > 0) process.exitCode = 1;
}
