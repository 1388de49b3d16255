import {
  type AiPlan,
  type AiReply,
  builtInModel,
  type GeneratedFlashcard,
  type GeneratedQuestion,
} from '@hub/contracts';
import { UnreadableFile } from '../text/unreadable-file.ts';
import { type Limits, LimitedThread, LimitExceeded } from '../threads/limited-thread.ts';
import {
  type ChatQuestion,
  type Material,
  RequestRefused,
  type ScheduleRequest,
  type Syllabus,
  type SyllabusReading,
  type TestMaterial,
} from '@hub/study-rules';
import { type StudyAi, type Written } from './study-ai.ts';
import { provenanceOf } from './provenance.ts';
import type { Tool, ToolAnswer, Tools, ToolTask } from './rules-thread.ts';

type Asked = Tools[Tool]['asked'];

/** The prompt of the rules is their whole input. */
const madeOf = (asked: Asked) => {
  const passages = 'passages' in asked ? asked.passages : [];
  const pieces = 'attachment' in asked ? (asked.attachment?.pieces ?? []) : [];
  const attachment = pieces.length > 0 ? [pieces.map(({ text }) => text).join('\n')] : [];
  return provenanceOf(JSON.stringify(asked), [...passages.map(({ text }) => text), ...attachment]);
};

/**
 * Answers by rules alone, without a key and without a network. Runs them in threads, because a long text must not block
 * the worker.
 */
export class RulesAi implements StudyAi {
  readonly #dates: LimitedThread<Syllabus, SyllabusReading>;
  readonly #tools: LimitedThread<ToolTask, ToolAnswer>;

  constructor(limits?: Limits) {
    this.#dates = new LimitedThread(new URL('rules-thread.ts', import.meta.url), 'readSyllabus', limits);
    this.#tools = new LimitedThread(new URL('rules-thread.ts', import.meta.url), 'useTool', limits);
  }

  async extractDates(syllabus: Syllabus, signal?: AbortSignal): Promise<SyllabusReading> {
    try {
      return await this.#dates.run(syllabus, signal);
    } catch (error) {
      if (error instanceof LimitExceeded) throw new UnreadableFile('The syllabus is too long to be read for dates.');
      throw error;
    }
  }

  async writeFlashcards(asked: Material, signal?: AbortSignal): Promise<Written<GeneratedFlashcard>> {
    const items = await this.#use({ tool: 'cards', asked }, signal);
    return { modelUsed: builtInModel, provenance: madeOf(asked), items };
  }

  async writeQuestions(asked: TestMaterial, signal?: AbortSignal): Promise<Written<GeneratedQuestion>> {
    const items = await this.#use({ tool: 'questions', asked }, signal);
    return { modelUsed: builtInModel, provenance: madeOf(asked), items };
  }

  async answer(asked: ChatQuestion, signal?: AbortSignal): Promise<AiReply> {
    return { ...(await this.#use({ tool: 'chat', asked }, signal)), provenance: madeOf(asked) };
  }

  async planSchedule(asked: ScheduleRequest, signal?: AbortSignal): Promise<AiPlan> {
    const plan = await this.#use({ tool: 'schedule', asked }, signal);
    return { ...plan, modelUsed: builtInModel, provenance: madeOf(asked) };
  }

  async #use<Name extends Tool>(
    task: { readonly tool: Name; readonly asked: Tools[Name]['asked'] },
    signal?: AbortSignal,
  ): Promise<Tools[Name]['answer']> {
    try {
      const answer = await this.#tools.run(task as ToolTask, signal);
      if ('refused' in answer) throw new RequestRefused(answer.refused);
      return answer.answer;
    } catch (error) {
      if (error instanceof LimitExceeded)
        throw new RequestRefused('This is too much at once. Please try a smaller request.');
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#dates.close(), this.#tools.close()]);
  }
}
