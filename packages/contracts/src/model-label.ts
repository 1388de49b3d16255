import type { ClassType } from './class.ts';

/** What `modelUsed` says when no language model was asked. */
export const builtInModel = 'Built-in';

const places = { calculation: 0, analytics: 1, general: 1, creative: 2, coding: 2 } as const satisfies Record<
  ClassType,
  number
>;

/** Which of the three configured models answers about a class of this type: 0, 1 or 2 (specification §9). */
export const modelPlace = (classType: ClassType): 0 | 1 | 2 => places[classType];

interface Known {
  /** Names of the configured models, in their order; none without language models. */
  readonly models?: readonly string[];
  /** What the last reply says that it was answered by. */
  readonly modelUsed?: string | null;
}

/** What a class chat is labelled with: always what really answers (decision Q90). */
export const modelLabel = (classType: ClassType, { models = [], modelUsed }: Known = {}): string =>
  modelUsed ?? models[modelPlace(classType)] ?? builtInModel;
