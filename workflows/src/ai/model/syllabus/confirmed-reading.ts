import type { Logger } from 'pino';
import type { RulesAi } from '../../rules-ai.ts';
import type { StudyAi } from '../../study-ai.ts';
import type { LanguageModel } from '../language-model.ts';
import { agree } from './agree.ts';
import { modelEvents } from './model-events.ts';

interface Dependencies {
  readonly rules: Pick<RulesAi, 'extractDates' | 'checkEvents'>;
  readonly model: LanguageModel;
  readonly log: Pick<Logger, 'warn'>;
  /** For the model's whole reading. */
  readonly milliseconds?: number;
}

/**
 * Reads a syllabus by rules, and lets a model confirm and complete the result. The rules' result is unchanged when the
 * model fails, and when only the student knows the term: the model does not know it either.
 */
export const confirmedReading =
  ({ rules, model, log, milliseconds }: Dependencies): StudyAi['extractDates'] =>
  async ({ studentId, ...syllabus }, signal) => {
    const reading = await rules.extractDates(syllabus, signal);
    if (!studentId || (reading.termChoices ?? []).length > 0) return reading;
    try {
      const { events, unread } = await modelEvents(model, syllabus, { studentId, signal, milliseconds });
      return agree(reading, { events: await rules.checkEvents({ syllabus, events }, signal), unread });
    } catch (error) {
      signal?.throwIfAborted();
      // not its cause, which can repeat the student's words
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ model: model.name, reason }, 'a language model could not read a syllabus: the rules alone did');
      return reading;
    }
  };
