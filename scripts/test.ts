import { root } from './root.ts';
import { lastChecked } from './testing/checked.ts';
import { conclude } from './testing/conclude.ts';
import { runSteps } from './testing/step.ts';
import { checkedFile, staticChecks, unitTests, wholeTests } from './testing/steps.ts';

const last = lastChecked(root, checkedFile);
const checks = await runSteps([unitTests(1_000), ...staticChecks()], 2);
if (checks.every(({ counts }) => counts.failed === 0)) last.passed();
conclude([...checks, ...(await runSteps(wholeTests()))]);
