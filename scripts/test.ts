import { root } from './root.ts';
import { lastChecked } from './testing/checked.ts';
import { conclude } from './testing/conclude.ts';
import { runSteps } from './testing/step.ts';
import { build, builtTests, chaos, checkedFile, staticChecks, testedFile, unitTests } from './testing/steps.ts';

const last = lastChecked(root, checkedFile);
const lastTested = lastChecked(root, testedFile);
const checks = await runSteps([build, unitTests(1_000), chaos, ...staticChecks()], 3);
const havePassed = (results: typeof checks) => results.every(({ counts }) => counts.failed === 0);
if (havePassed(checks)) last.passed();
const all = [...checks, ...(await runSteps(builtTests(), 1, checks))];
if (havePassed(all)) lastTested.passed();
conclude(all);
