import { type ClassType, limits } from '@hub/contracts';
import { isFromSchedule, RequestRefused } from '@hub/study-rules';
import { BackendAway } from '../../backend.ts';
import type { StudyAi } from '../study-ai.ts';
import type { ReportFailure } from './failure-log.ts';
import { type LanguageModel, ModelFailed } from './language-model.ts';

type Answers = Omit<StudyAi, 'extractDates'>;

interface Fallback {
  readonly model: Answers;
  readonly rules: Answers;
  readonly modelFor: (type: ClassType) => LanguageModel;
  readonly report: ReportFailure;
  /** For all calls of one answer; then the rules answer. */
  readonly milliseconds?: number;
}

const usualMs = 50_000;

/** One attempt by the model, and the same by the rules. */
interface Attempt<Result> {
  readonly type: ClassType;
  readonly signal: AbortSignal | undefined;
  readonly byModel: (signal: AbortSignal) => Promise<Result>;
  /** Gets the reason as a student reads it. */
  readonly byRules: (reason: string) => Promise<Result>;
}

const reasonOf = (error: unknown) => (error instanceof ModelFailed ? error : new ModelFailed()).forStudent;

/** A note below a text, within the limit of a reply. */
const withNote = (text: string, note: string) => `${text.slice(0, limits.reply - note.length - 2)}\n\n${note}`;

/**
 * Lets the rules answer whenever a model fails, and says so in the reply. A student never waits for the second try of a
 * provider that is down. An unreachable backend is no failure of the model: the work is retried as a whole.
 */
export const withFallback = ({ model, rules, modelFor, report, milliseconds = usualMs }: Fallback): Answers => {
  const answered = async <Result>({ type, signal, byModel, byRules }: Attempt<Result>): Promise<Result> => {
    const late = AbortSignal.timeout(milliseconds);
    try {
      return await byModel(signal ? AbortSignal.any([signal, late]) : late);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof BackendAway) throw error;
      report(modelFor(type).name, late.aborted ? new ModelFailed('The answer took too long') : error);
      const reason = reasonOf(error);
      try {
        return await byRules(reason);
      } catch (refused) {
        if (!(refused instanceof RequestRefused)) throw refused;
        throw new RequestRefused(`${refused.message} (${reason}, so please try again later, too.)`, { cause: refused });
      }
    }
  };

  return {
    writeFlashcards: (material, signal, progress) =>
      answered({
        type: material.class.classType,
        signal,
        byModel: (limit) => model.writeFlashcards(material, limit, progress),
        byRules: (reason) => {
          progress?.({ reason });
          return rules.writeFlashcards(material, signal);
        },
      }),
    writeQuestions: (material, signal, progress) =>
      answered({
        type: material.class.classType,
        signal,
        byModel: (limit) => model.writeQuestions(material, limit, progress),
        byRules: (reason) => {
          progress?.({ reason });
          return rules.writeQuestions(material, signal);
        },
      }),
    answer: async (question, signal, draft) => {
      // the student's own dates are certain: no model retells them
      const own = question.own && (await rules.answer({ ...question, passages: [] }, signal));
      if (own && isFromSchedule(own.response)) return own;
      return answered({
        type: question.class.classType,
        signal,
        byModel: (limit) => model.answer(question, limit, draft),
        byRules: async (reason) => {
          const reply = await rules.answer(question, signal);
          return { ...reply, response: withNote(reply.response, `_${reason}, so this is the built-in answer._`) };
        },
      });
    },
    planSchedule: (request, signal) =>
      answered({
        type: 'general',
        signal,
        byModel: (limit) => model.planSchedule(request, limit),
        byRules: async (reason) => {
          const plan = await rules.planSchedule(request, signal);
          return { ...plan, message: withNote(plan.message, `${reason}, so this is the built-in assistant.`) };
        },
      }),
  };
};
