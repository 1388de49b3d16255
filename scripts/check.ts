import { parseArgs } from 'node:util';
import { root } from './root.ts';
import { affectedBy } from './testing/affected.ts';
import { lastChecked } from './testing/checked.ts';
import { conclude } from './testing/conclude.ts';
import { readPackages } from './testing/packages.ts';
import { runSteps } from './testing/step.ts';
import { checkedFile, staticChecks, unitTests } from './testing/steps.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  allowPositionals: true,
});
if (values.help) {
  console.log(`pnpm check [--all] [folder…]
Lints and tests the packages that changed since the last check that passed, and those that use them.
--all: every package; a folder such as mfe-classes: that package alone. The other checks always read everything.`);
  process.exit();
}

const last = lastChecked(root, checkedFile);
const changed = values.all ? undefined : last.changed();
const affected = positionals.length > 0 ? positionals : changed && affectedBy(changed, readPackages(root));
if (affected) console.log(`Linting and testing: ${affected.join(', ') || 'nothing, no package has changed'}`);

// the last ones run one after the other next to the tests, so that neither core is idle
const steps = affected?.length === 0 ? staticChecks([]) : [unitTests(100, affected), ...staticChecks(affected)];
const results = await runSteps(steps, 2);
conclude(results);
if (positionals.length === 0 && results.every(({ counts }) => counts.failed === 0)) last.passed();
