import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The word lists are about 200 kB: import this only when a password is being chosen. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess for someone who knows the student's `names`: 0 or 1 (weak) to 4 (strong). */
export const strengthOf = (password: string, names: readonly string[]) => estimator.check(password, [...names]).score;
