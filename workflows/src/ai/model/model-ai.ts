import {
  type AiPlan,
  type AiReply,
  type ClassType,
  type GeneratedFlashcard,
  type GeneratedQuestion,
  limits,
} from '@hub/contracts';
import { type ChatQuestion, type Material, type ScheduleRequest, type TestMaterial } from '@hub/study-rules';
import { type ReportWriting, type StudyAi, type Written } from '../study-ai.ts';
import { provenanceOf } from '../provenance.ts';
import { answerSoFar } from './answer-so-far.ts';
import { itemCounter } from './item-counter.ts';
import { cardsIn, questionsIn } from './generated-items.ts';
import { type LanguageModel, ModelFailed, type ModelRequest, promptText } from './language-model.ts';
import { excerptsOf, fits, sourceOf } from './excerpts.ts';
import { datesOf, planOf, refsOf } from './schedule-plan.ts';
import { chatPrompt } from './prompts/chat.ts';
import { schedulePrompt } from './prompts/schedule.ts';
import { cardsPrompt, questionsPrompt } from './prompts/study.ts';
import { markUnsupported } from './unsupported-claims.ts';
import { withoutLinks } from './without-links.ts';
import { structuredAnswer } from './structured-answer.ts';

const mostTurns = 12;
const longestAttachment = 20_000;

const generalKnowledge = '_This is not from your documents but from the model’s general knowledge._';

const demandSome = <Item>(items: readonly Item[], count: number): Item[] => {
  if (items.length === 0) throw new ModelFailed('The answer could not be used: every item had a fault');
  return items.slice(0, count);
};

/** Models count badly from a date to "next Friday". */
const weekdayOf = (day: string) => new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });

interface PromptRecord {
  readonly request: Pick<ModelRequest, 'prompt' | 'system' | 'user'>;
  /** The texts of the student's documents in the prompt. */
  readonly sources?: readonly { readonly text: string }[];
  readonly repair?: string | undefined;
}

const madeBy = (model: LanguageModel, { request, sources = [], repair }: PromptRecord) => ({
  modelUsed: model.name,
  provenance: provenanceOf(
    { text: promptText(request), prompt: request.prompt, repair },
    sources.map(({ text }) => text),
  ),
});

/** Reports each further item as soon as it is whole. */
const counted = (report: ReportWriting | undefined) => {
  if (!report) return undefined;
  const countIn = itemCounter();
  let last = 0;
  return (json: string) => {
    const written = countIn(json);
    if (written !== last) report({ written });
    last = written;
  };
};

/**
 * Answers with language models; the class's type selects the model.
 * Its methods throw ModelFailed where the model gave nothing usable.
 */
export const modelAi = (modelFor: (type: ClassType) => LanguageModel): Omit<StudyAi, 'extractDates'> => ({
  async writeFlashcards(input: Material, signal, report): Promise<Written<GeneratedFlashcard>> {
    const { studentId, class: of, prompt, count, passages } = input;
    const model = modelFor(of.classType);
    const sources = excerptsOf(passages, model.longestMaterial);
    const user = JSON.stringify({ class: of.name, prompt, count, material: sources });
    const request = { ...cardsPrompt, studentId, user, signal, onText: counted(report) };
    const { data, repair } = await structuredAnswer(model, request);
    return {
      ...madeBy(model, { request, sources, repair }),
      items: demandSome(await cardsIn(data.cards, passages), count),
    };
  },

  async writeQuestions(input: TestMaterial, signal, report): Promise<Written<GeneratedQuestion>> {
    const { studentId, class: of, prompt, count, difficulty, passages } = input;
    const model = modelFor(of.classType);
    const sources = excerptsOf(passages, model.longestMaterial);
    const user = JSON.stringify({ class: of.name, prompt, count, difficulty, material: sources });
    const request = { ...questionsPrompt, studentId, user, signal, onText: counted(report) };
    const { data, repair } = await structuredAnswer(model, request);
    const items = demandSome(await questionsIn(data.questions, passages), count);
    return { ...madeBy(model, { request, sources, repair }), items };
  },

  async answer(input: ChatQuestion, signal, report): Promise<AiReply> {
    const { studentId, class: of, message, turns, attachment, own, wholeClass } = input;
    const model = modelFor(of.classType);
    const all = (await wholeClass?.()) ?? [];
    const passages = all.length > 0 && fits(all, model.longestMaterial) ? all : input.passages;
    const material = excerptsOf(passages, model.longestMaterial);
    const text = attachment?.pieces
      .map((piece) => piece.text)
      .join('\n')
      .slice(0, Math.min(longestAttachment, model.longestMaterial ?? Infinity));
    const dates = own && { today: own.today, weekday: weekdayOf(own.today), ...datesOf(own.schedule, of.id) };
    const user = JSON.stringify({
      class: of.name,
      ...dates,
      history: turns.slice(-mostTurns),
      material,
      attachment: attachment && { name: attachment.name, text },
      message,
    });
    const request = { ...chatPrompt, studentId, user, signal };
    const onText = report && ((json: string) => report(() => withoutLinks(answerSoFar(json)).slice(0, limits.reply)));
    const { data, repair } = await structuredAnswer(model, { ...request, onText });
    const { answer, found, quotes } = data;
    const citations = quotes.flatMap((quote) => sourceOf(quote, passages) ?? []);
    const response = withoutLinks(answer).slice(0, limits.reply - generalKnowledge.length - 2);
    if (response === '') throw new ModelFailed('The answer could not be used: it is empty');
    const grounded = citations.length > 0 || (found && (attachment !== null || dates !== undefined));
    const said = [of.name, message, text ?? '', JSON.stringify(dates ?? ''), ...turns.map(({ content }) => content)];
    const sources = [...said, ...material.map((excerpt) => excerpt.text)];
    return {
      response: grounded ? markUnsupported(response, sources) : `${response}\n\n${generalKnowledge}`,
      ...madeBy(model, { request, sources: text ? [...material, { text }] : material, repair }),
      citations,
    };
  },

  async planSchedule(input: ScheduleRequest, signal): Promise<AiPlan> {
    const { studentId, message, today, clock, history, schedule } = input;
    const refs = refsOf(schedule);
    const user = JSON.stringify({ today, weekday: weekdayOf(today), ...clock, history, ...refs.data, message });
    const model = modelFor('general');
    const request = { ...schedulePrompt, studentId, user, signal };
    const { data, repair } = await structuredAnswer(model, request);
    return { ...planOf(data, refs), ...madeBy(model, { request, repair }) };
  },
});
