import { EngineFault } from '@hub/embeddings';
import type { Logger } from 'pino';
import { ModelFailed, ProviderFault } from './language-model.ts';

/** How long a cause is not logged again. */
const quietMs = 60_000;

/** Only what this program wrote itself: other messages can repeat the student's words or a key. */
const causeOf = (error: unknown): string => {
  if (error instanceof ModelFailed || error instanceof EngineFault) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

export type ReportFailure = (model: string, error: unknown) => void;

/** Logs why a model failed: each cause once a minute, with the number of failures since it was last logged. */
export const failureLog = (
  log: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
  message = 'a language model failed: the built-in rules answered instead',
): ReportFailure => {
  const causes = new Map<string, { readonly loggedAt: number; unlogged: number }>();
  return (model, error) => {
    const cause = causeOf(error);
    const key = `${model} ${cause}`;
    const known = causes.get(key);
    if (known && now() - known.loggedAt < quietMs) {
      known.unlogged += 1;
      return;
    }
    causes.set(key, { loggedAt: now(), unlogged: 0 });
    const status = error instanceof ProviderFault ? error.status : undefined;
    const failures = (known?.unlogged ?? 0) + 1;
    log.warn({ model, cause, status, failures }, message);
  };
};
