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

/** The name of a model in `AI_MODELS` as screens show it: `openai:a` → `a`, `local:/models/b.gguf` → `b`. */
export const modelNameOf = (configured: string): string => {
  const name = configured.replace(/^\w+:/, '');
  if (!configured.startsWith('local:')) return name;
  return (
    name
      .split(/[/\\]/u)
      .at(-1)
      ?.replace(/\.gguf$/iu, '')
      .slice(0, 100) || name.slice(0, 100)
  );
};
