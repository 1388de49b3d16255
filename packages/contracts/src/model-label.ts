import type { ClassType } from './class.ts';

/** What `modelUsed` says when no language model was used. Stored and sent; screens show {@link modelName}. */
export const builtInModel = 'Built-in';

/** The name of a model as screens show it. */
export const modelName = (modelUsed: string): string =>
  modelUsed === builtInModel ? 'On this server, without a language model' : modelUsed;

const places = { calculation: 0, analytics: 1, general: 1, creative: 2, coding: 2 } as const satisfies Record<
  ClassType,
  number
>;

/** The index of the configured model that answers for a class of this type (specification §9). */
export const modelPlace = (classType: ClassType): 0 | 1 | 2 => places[classType];

interface KnownModels {
  /** Names of the configured models, in their order; empty without language models. */
  readonly models?: readonly string[];
  /** The `modelUsed` of the last reply. */
  readonly modelUsed?: string | null;
}

/** The model label of a class chat: always the model that really answers (decision Q90). */
export const modelLabel = (classType: ClassType, { models = [], modelUsed }: KnownModels = {}): string =>
  modelName(modelUsed ?? models[modelPlace(classType)] ?? builtInModel);
