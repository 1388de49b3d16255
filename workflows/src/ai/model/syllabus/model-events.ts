import { Day, type UserId } from '@hub/contracts';
import type { Syllabus } from '@hub/study-rules';
import type { LanguageModel } from '../language-model.ts';
import { type SyllabusEvent, syllabusPrompt } from '../prompts/syllabus.ts';
import { structuredAnswer } from '../structured-answer.ts';
import { withoutLinks } from '../without-links.ts';
import type { ModelEvent } from './check-events.ts';
import { piecesOf } from './pieces.ts';
import { linesOf } from './syllabus-lines.ts';

/** Pieces that are read at the same time. */
const atOnce = 5;
/** For all pieces together: the student waits for the dates. */
const usualMs = 60_000;
const longestTitle = 200;
const longestQuote = 500;
const mostEvents = 500;

export interface Reader {
  readonly studentId: UserId;
  readonly signal?: AbortSignal | undefined;
  readonly milliseconds?: number | undefined;
}

const eventOf = ({ title, date, time, type, quote }: SyllabusEvent): ModelEvent[] => {
  const event = {
    title: withoutLinks(title).replaceAll(/\s+/gu, ' ').slice(0, longestTitle).toWellFormed().trim(),
    dueDate: date,
    dueTime: time,
    eventType: type,
    quote,
  };
  return event.title !== '' && quote.length <= longestQuote && Day.safeParse(date).success ? [event] : [];
};

interface ModelEvents {
  readonly events: ModelEvent[];
  /** The end of a long syllabus that the model did not get. */
  readonly unread: string;
}

/**
 * The events that a model reads from a syllabus, not yet checked against it.
 * @throws when one piece could not be read: what the model left out would be unknown
 */
export const modelEvents = async (
  model: LanguageModel,
  { pages, uploadedOn, term = null }: Syllabus,
  { studentId, signal, milliseconds = usualMs }: Reader,
): Promise<ModelEvents> => {
  const failed = new AbortController();
  const ends = AbortSignal.any([failed.signal, AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]);
  const { pieces, unread } = piecesOf(linesOf(pages).map(({ text }) => text));
  const ask = async (text: string) => {
    const user = JSON.stringify({ uploadedOn, term, text });
    const request = { ...syllabusPrompt, studentId, user, signal: ends };
    return (await structuredAnswer(model, request)).data.events;
  };
  const found: SyllabusEvent[] = [];
  try {
    for (let index = 0; index < pieces.length; index += atOnce)
      found.push(...(await Promise.all(pieces.slice(index, index + atOnce).map(ask))).flat());
  } catch (error) {
    failed.abort();
    throw error;
  }
  return { events: found.flatMap(eventOf).slice(0, mostEvents), unread };
};
