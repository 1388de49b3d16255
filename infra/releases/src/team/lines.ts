import type { BuildView, ReleaseView } from '@hub/contracts';

const stateOf = ({ state, share }: BuildView) => {
  if (state === 'canary') return `for ${share} % of the students`;
  return state === 'live' ? 'live for everyone else' : state;
};

/** One line for each build of a remote, the newest first. */
export const linesOf = ({ remote, builds }: ReleaseView): string[] => {
  const isAlone = !builds.some(({ state }) => state === 'canary');
  const lines = builds.map((build) => {
    const state = build.state === 'live' && isAlone ? 'live' : stateOf(build);
    const why = build.reason === null ? '' : `: ${build.reason}`;
    return `${build.version}  ${state}, since ${build.since} by ${build.by.name}${why}`;
  });
  const isLive = builds.some(({ state }) => state === 'live');
  return [remote, ...lines, ...(isLive ? [] : ['Everyone else has what the start of the product published.'])];
};
