import { type BuildFigures, buildSteps } from '@hub/contracts';

type Counts = Pick<BuildFigures['total'], 'mounts' | 'failures' | 'errors'>;

/** How often a build was to be shown, and how often that failed or was followed by an error. */
export const attemptsIn = ({ mounts, failures, errors }: Counts) => {
  const attempts = mounts + failures;
  return { attempts, failed: Math.min(attempts, failures + errors) };
};

/** "0 %", "0.4 %", "12 %". */
export const percentOf = (part: number, whole: number) => {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : Math.round(percent)} %`;
};

const stepMs = buildSteps.minutes * 60_000;

/** The steps of the last two hours, the oldest first, with those in which nothing was reported. */
export const stepsUntil = ({ steps }: Pick<BuildFigures, 'steps'>, now: number) => {
  const last = Math.floor(now / stepMs);
  const found = new Map(steps.map((step) => [Math.floor(Date.parse(step.at) / stepMs), attemptsIn(step)]));
  return Array.from(
    { length: buildSteps.count },
    (_, index) => found.get(last - buildSteps.count + 1 + index) ?? { attempts: 0, failed: 0 },
  );
};
