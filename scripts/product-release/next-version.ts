/** What a release has, as far as its number depends on it. */
interface Content {
  /** What worked does not any more. */
  readonly isBreaking: boolean;
  /** More than faults were corrected. */
  readonly addsSomething: boolean;
}

const numbersOf = (version: string) => {
  const found = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version);
  return found && { major: Number(found[1]), minor: Number(found[2]), patch: Number(found[3]) };
};

/**
 * Why `version` cannot follow `last` by the rules of semantic versions; undefined when it can. Before 1.0.0 the second number
 * stands for what breaks.
 */
export const whyNotNext = (
  last: string,
  version: string,
  { isBreaking, addsSomething }: Content,
): string | undefined => {
  const [from, to] = [numbersOf(last), numbersOf(version)];
  if (!from || !to) return `${version} is no version such as 0.2.0`;
  const { major, minor, patch } = from;
  const next = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  };
  if (!Object.values(next).includes(version))
    return `after ${last} comes ${Object.values(next).toReversed().join(', ')}`;
  const needed = isBreaking ? (major > 0 ? 'major' : 'minor') : addsSomething ? 'minor' : 'patch';
  const enough = { patch: [next.patch, next.minor, next.major], minor: [next.minor, next.major], major: [next.major] };
  if (enough[needed].includes(version)) return undefined;
  return `CHANGELOG.md has ${isBreaking ? 'what breaks' : 'more than corrections'}: the version is at least ${next[needed]}`;
};
