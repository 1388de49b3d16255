import {
  type AiPlan,
  type AiReply,
  builtInModel,
  type ClassProposal,
  type GeneratedFlashcard,
  type GeneratedQuestion,
} from '@hub/contracts';
import { UnreadableFile } from '../text/unreadable-file.ts';
import { type Limits, LimitedThread, LimitExceeded, type RunOptions } from '../threads/limited-thread.ts';
import {
  type ChatQuestion,
  type Material,
  type NewSyllabus,
  RequestRefused,
  type ScheduleRequest,
  type Syllabus,
  type SyllabusReading,
  type TestMaterial,
} from '@hub/study-rules';
import type { CheckedEvent, SyllabusAndEvents } from './model/syllabus/check-events.ts';
import { type StudyAi, type Written } from './study-ai.ts';
import { provenanceOf } from './provenance.ts';
import type { Tool, ToolAnswer, Tools, ToolTask } from './rules-thread.ts';

type ToolInput = Tools[Tool]['input'];

interface Owned {
  readonly studentId?: string | null;
}

/** Students take turns by their id; work of an unknown student shares one turn. */
const ownerOf = (input: ToolInput | Owned) => ('studentId' in input ? (input.studentId ?? undefined) : undefined);

/** The prompt of the rules is their whole input. */
const provenanceOfInput = (input: ToolInput) => {
  const passages = 'passages' in input ? input.passages : [];
  const pieces = 'attachment' in input ? (input.attachment?.pieces ?? []) : [];
  const attachment = pieces.length > 0 ? [pieces.map(({ text }) => text).join('\n')] : [];
  return provenanceOf({ text: JSON.stringify(input) }, [...passages.map(({ text }) => text), ...attachment]);
};

/**
 * The AI that uses rules only, without a key and without a network. Runs them in threads, because a long text must not block
 * the worker.
 */
export class RulesAi implements StudyAi {
  readonly #dates: LimitedThread<Syllabus, SyllabusReading>;
  readonly #tools: LimitedThread<ToolTask, ToolAnswer>;

  constructor(limits?: Limits) {
    this.#dates = new LimitedThread(new URL('rules-thread.ts', import.meta.url), 'readSyllabus', { limits });
    this.#tools = new LimitedThread(new URL('rules-thread.ts', import.meta.url), 'useTool', { limits });
  }

  async extractDates(syllabus: Syllabus & Owned, signal?: AbortSignal): Promise<SyllabusReading> {
    try {
      return await this.#dates.run(syllabus, { owner: ownerOf(syllabus), signal });
    } catch (error) {
      if (error instanceof LimitExceeded) throw new UnreadableFile('The syllabus is too long to be read for dates.');
      throw error;
    }
  }

  async writeFlashcards(input: Material, signal?: AbortSignal): Promise<Written<GeneratedFlashcard>> {
    const items = await this.#use({ tool: 'cards', input }, signal);
    return { modelUsed: builtInModel, provenance: provenanceOfInput(input), items };
  }

  async writeQuestions(input: TestMaterial, signal?: AbortSignal): Promise<Written<GeneratedQuestion>> {
    const items = await this.#use({ tool: 'questions', input }, signal);
    return { modelUsed: builtInModel, provenance: provenanceOfInput(input), items };
  }

  async answer({ wholeClass: _wholeClass, ...input }: ChatQuestion, signal?: AbortSignal): Promise<AiReply> {
    return { ...(await this.#use({ tool: 'chat', input }, signal)), provenance: provenanceOfInput(input) };
  }

  async planSchedule(input: ScheduleRequest, signal?: AbortSignal): Promise<AiPlan> {
    const plan = await this.#use({ tool: 'schedule', input }, signal);
    return { ...plan, modelUsed: builtInModel, provenance: provenanceOfInput(input) };
  }

  async proposeClass(input: NewSyllabus & Owned, signal?: AbortSignal): Promise<ClassProposal> {
    return this.#use({ tool: 'proposal', input }, signal);
  }

  /** Checks what a language model read from a syllabus. */
  checkEvents(input: SyllabusAndEvents, signal?: AbortSignal): Promise<CheckedEvent[]> {
    return this.#use({ tool: 'evidence', input }, signal);
  }

  /** What an embedding engine is given of each passage. */
  textsOf(pieces: readonly string[], { owner, signal }: RunOptions = {}): Promise<string[][]> {
    return this.#use({ tool: 'texts', input: { pieces, studentId: owner ?? null } }, signal);
  }

  async #use<Name extends Tool>(
    task: { readonly tool: Name; readonly input: Tools[Name]['input'] },
    signal?: AbortSignal,
  ): Promise<Tools[Name]['answer']> {
    try {
      const answer = await this.#tools.run(task as ToolTask, { owner: ownerOf(task.input), signal });
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
