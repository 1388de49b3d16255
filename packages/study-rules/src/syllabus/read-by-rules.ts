import type { Block } from '@hub/contracts';
import { mergeCandidates } from './merge-candidates.ts';
import { readBlocks } from './readers/read-blocks.ts';
import { readWeekly } from './readers/read-weekly.ts';
import type { Candidate, Scope } from './readers/scope.ts';

/** The events that fixed rules find: one opinion among the features of the decision. */
export const readByRules = (blocks: readonly Block[], scope: Scope): Candidate[] =>
  mergeCandidates([...readBlocks(blocks, scope), ...readWeekly(blocks, scope)]);
