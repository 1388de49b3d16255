import { modelNameOf } from '@hub/contracts';
import { readSettings, temporalAccess, temporalSettings } from '@hub/settings';
import { z } from 'zod';
import type { ModelSettings } from './ai/choose-ai.ts';
import { localModelFile } from './ai/model/local/local-model-file.ts';

const tokens = z.coerce.number('must be a number').int().min(1, 'must be 1 or more');
const commaSeparated = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
const ModelName = z
  .string()
  .regex(
    /^(?:openai|google|local):\S+$/,
    'must list models as openai:name, google:name or local:file, separated by commas',
  );

const Environment = z.object({
  ...temporalSettings,
  BACKEND_URL: z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' }).default('http://127.0.0.1:3000'),
  WORKER_TOKEN: z.string('is required').min(16, 'must have at least 16 characters'),
  AI_MODELS: z
    .string()
    .default('')
    .transform(commaSeparated)
    .pipe(z.array(ModelName).max(3, 'names at most three models')),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' }).optional(),
  GOOGLE_API_KEY: z.string().optional(),
  AI_MODEL_FOLDER: z.string().optional(),
  EMBEDDINGS_URL: z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' }).optional(),
  EMBEDDINGS_MODEL: z.string().min(1).max(200).default('multilingual-e5-small'),
  EMBEDDINGS_KEY: z.string().optional(),
  AI_TOKENS_PER_STUDENT: tokens.default(200_000),
  AI_TOKENS_PER_DAY: tokens.default(5_000_000),
  CALENDAR_LOOPBACK: z.enum(['on', 'off'], 'must be on or off').default('off'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Environment = z.output<typeof Environment>;

const modelsOf = ({ AI_MODELS, AI_MODEL_FOLDER, OPENAI_API_KEY, OPENAI_BASE_URL, GOOGLE_API_KEY }: Environment) =>
  AI_MODELS.map((model): ModelSettings => {
    const [provider, name] = [model.slice(0, model.indexOf(':')), modelNameOf(model)];
    if (provider === 'local')
      return { provider, name, file: localModelFile(model.slice(provider.length + 1), AI_MODEL_FOLDER) };
    if (provider === 'google') {
      if (!GOOGLE_API_KEY) throw new Error('GOOGLE_API_KEY is required by AI_MODELS');
      return { provider, name, apiKey: GOOGLE_API_KEY };
    }
    // a self-hosted server may need no key
    if (!OPENAI_API_KEY && !OPENAI_BASE_URL) throw new Error('OPENAI_API_KEY is required by AI_MODELS');
    return { provider: 'openai', name, apiKey: OPENAI_API_KEY ?? 'none', baseUrl: OPENAI_BASE_URL };
  });

/** undefined without an engine: then answers are found by their words alone. */
const embeddingsOf = ({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key }: Environment) =>
  url === undefined ? undefined : { url, model, key };

/** Limit of one call: the documents in the prompt, the question and its answer. */
const tokensPerCall = 60_000;

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** @throws Error that names every variable at fault */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const value = readSettings(Environment, environment);
  return {
    temporal: temporalAccess(value),
    backend: { url: value.BACKEND_URL, token: value.WORKER_TOKEN },
    ai: {
      models: modelsOf(value),
      ceilings: {
        perCall: tokensPerCall,
        perStudent: value.AI_TOKENS_PER_STUDENT,
        overall: value.AI_TOKENS_PER_DAY,
      },
    },
    embeddings: embeddingsOf(value),
    /** For tests: calendars on this machine can be read. */
    calendarLoopback: value.CALENDAR_LOOPBACK === 'on',
    /** Address of the worker's metrics for Prometheus; undefined for none. */
    metricsAddress: value.METRICS_PORT && `${bracketed(value.METRICS_HOST)}:${value.METRICS_PORT}`,
    logLevel: value.LOG_LEVEL,
  };
};
