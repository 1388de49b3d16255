import { conclude } from './testing/conclude.ts';
import { runSteps } from './testing/step.ts';
import { staticChecks, unitTests, wholeTests } from './testing/steps.ts';

conclude([...(await runSteps(staticChecks(), 2)), ...(await runSteps([unitTests(), ...wholeTests()]))]);
