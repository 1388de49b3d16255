/** How often a build was to be shown, and how that ended. */
export interface Figures {
  readonly attempts: number;
  /** Attempts that failed, or after which an error was reported. */
  readonly bad: number;
  /** Students with a failure: one counts once in ten minutes, however often it happens. */
  readonly failingStudents: number;
}

interface Compared {
  readonly canary: Figures;
  /** The build that the other students have, at the same time. */
  readonly stable: Figures;
}

/** What is thought of a canary; `reason` is a sentence for operators. */
export interface Verdict {
  /** Then it is rolled back. */
  readonly isWorse: boolean;
  readonly reason: string;
}

/** Fewer of them say nothing about a build. */
const least = { attempts: 10, failingStudents: 3 } as const;

/** Assumed of a stable build that fewer students used than can be compared with. */
const assumedShare = 0.1;

/** How much worse is worse: so much is not worth a rollback, however certain it is. */
const tolerated = 0.02;

/**
 * Quantile of the normal distribution: a bound is wrong once in a thousand looks. The guard looks often, so it has to be
 * more certain than one look at 95 %.
 */
const quantile = 3.09;

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's bounds of the share of bad attempts. They hold for few attempts and for shares near 0 and 1, where the usual
 * bounds (share ± quantile · deviation) do not.
 */
export const boundsOf = ({ attempts, bad }: Pick<Figures, 'attempts' | 'bad'>): Bounds => {
  if (attempts === 0) return { low: 0, high: 1 };
  const share = bad / attempts;
  const square = quantile ** 2;
  const centre = (share + square / (2 * attempts)) / (1 + square / attempts);
  const spread =
    (quantile / (1 + square / attempts)) * Math.sqrt((share * (1 - share)) / attempts + square / (4 * attempts ** 2));
  return { low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
};

const percent = (share: number) => `${Math.round(share * 100)} %`;
const shareIn = ({ attempts, bad }: Figures) =>
  `${percent(attempts === 0 ? 0 : bad / attempts)} of ${attempts} mounts failed`;

/**
 * Compares a canary with the stable build. It is rolled back when its share of bad attempts is certain to be over the
 * stable build's by more than is tolerated: Wilson's lower bound of one over the upper bound of the other.
 */
export const judge = ({ canary, stable }: Compared): Verdict => {
  const carryOn = (reason: string) => ({ isWorse: false, reason });
  if (canary.attempts < least.attempts) return carryOn(`only ${canary.attempts} of ${least.attempts} mounts so far`);
  if (canary.failingStudents < least.failingStudents)
    return carryOn(`${shareIn(canary)}, for ${canary.failingStudents} students`);
  const isComparable = stable.attempts >= least.attempts;
  const allowed = (isComparable ? boundsOf(stable).high : assumedShare) + tolerated;
  const against = isComparable ? `; of the stable build, ${shareIn(stable)}` : '';
  if (boundsOf(canary).low <= allowed) return carryOn(`${shareIn(canary)}${against}`);
  return { isWorse: true, reason: `${shareIn(canary)}, for ${canary.failingStudents} students${against}` };
};
