import { connectEngine, type EngineSettings } from '@hub/embeddings';
import { Runtime } from '@temporalio/worker';
import type { Logger } from 'pino';
import { failureLog } from '../ai/model/failure-log.ts';
import type { RulesAi } from '../ai/rules-ai.ts';
import type { Backend } from '../backend.ts';
import { meaningSearch } from './meaning-search.ts';
import { VectorWriter } from './vector-writer.ts';

interface Parts {
  readonly backend: Backend;
  readonly rules: RulesAi;
  readonly log: Pick<Logger, 'warn'>;
  readonly stop: AbortSignal;
}

/** Connects the worker to an embedding engine. Its faults are logged and counted, and no student notices them. */
export const startEmbeddings = (settings: EngineSettings, { backend, rules, log, stop }: Parts) => {
  const engine = connectEngine(settings);
  const faults = Runtime.instance().metricMeter.createCounter(
    'hub_embedding_faults',
    'faults',
    'Times that vectors could not be computed or used; answers were found by words alone',
  );
  const logFault = failureLog(log, Date.now, 'vectors could not be used: answers are found by words alone');
  const report = (fault: unknown) => {
    faults.add(1);
    logFault(engine.model, fault);
  };
  const writer = new VectorWriter({ engine, backend, rules, report, stop });
  return { writer, near: meaningSearch({ engine, backend, writer, report }) };
};
