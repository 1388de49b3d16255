import { type ClassType, modelPlace } from '@hub/contracts';
import type { Logger } from 'pino';
import type { RulesAi } from './rules-ai.ts';
import { budgeted, type Ceilings, type TokenCount } from './model/budget.ts';
import { failureLog } from './model/failure-log.ts';
import { geminiModel } from './model/gemini.ts';
import { type LanguageModel, promptText } from './model/language-model.ts';
import { type LocalModel, localModel } from './model/local/local-model.ts';
import { modelAi } from './model/model-ai.ts';
import { openAiModel } from './model/openai.ts';
import { resilient } from './model/resilient.ts';
import { confirmedReading } from './model/syllabus/confirmed-reading.ts';
import { withFallback } from './model/with-fallback.ts';
import { sha256 } from './provenance.ts';
import type { StudyAi } from './study-ai.ts';

interface RemoteSettings {
  readonly provider: 'openai' | 'google';
  readonly name: string;
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
}

interface LocalSettings {
  readonly provider: 'local';
  readonly name: string;
  /** The path of a GGUF file. */
  readonly file: string;
}

export type ModelSettings = RemoteSettings | LocalSettings;

export interface AiSettings {
  /** One to three, in the order of specification §9; none for rules alone. */
  readonly models: readonly ModelSettings[];
  readonly ceilings: Ceilings;
}

/** Logs each call by the hashes of prompt and answer: the words are the student's. */
const logged = (model: LanguageModel, log: Pick<Logger, 'info'>): LanguageModel => ({
  ...model,
  async complete(request) {
    const since = performance.now();
    const promptHash = sha256(promptText(request));
    const answer = await model.complete(request);
    const ms = Math.round(performance.now() - since);
    log.info(
      { model: model.name, prompt: request.prompt, promptHash, answerHash: sha256(answer), ms },
      'a language model answered',
    );
    return answer;
  },
});

/** A processor reads a long prompt in silence, and repeats no answer faster. */
const localPatience = { callMs: 45_000, silentMs: 45_000, wholeMs: 45_000, pauseMs: 500, restMs: 30_000 };

const remoteModel = ({ provider, ...settings }: RemoteSettings) =>
  provider === 'google' ? geminiModel(settings) : openAiModel(settings);

interface AiDependencies {
  readonly rules: RulesAi;
  readonly count: TokenCount;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Language models if any are configured, otherwise rules. Syllabi are read by rules, and by a model too if there is one. */
export const chooseAi = ({ models, ceilings }: AiSettings, { rules, count, log }: AiDependencies): StudyAi => {
  const budget = { ceilings, count, log };
  // one process for each file, also when several places name it
  const locals = new Map<string, LocalModel>();
  const localOf = ({ name, file }: LocalSettings) => {
    const model = locals.get(file) ?? localModel({ name, file, log });
    locals.set(file, model);
    return model;
  };
  const ready = models.map((settings) =>
    settings.provider === 'local'
      ? resilient(budgeted(logged(localOf(settings), log), budget), localPatience)
      : resilient(budgeted(logged(remoteModel(settings), log), budget)),
  );
  const last = ready.at(-1);
  if (!last) return rules;
  const modelFor = (type: ClassType) => ready[modelPlace(type)] ?? last;
  return {
    ...withFallback({ model: modelAi(modelFor), rules, modelFor, report: failureLog(log) }),
    extractDates: confirmedReading({ rules, model: modelFor('general'), log }),
  };
};
