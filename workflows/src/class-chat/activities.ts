import { type AiReply, type chatReply, messageForStudent, piecesOf } from '@hub/contracts';
import { Context } from '@temporalio/activity';
import type { z } from 'zod';
import { withHeartbeat, errorsAsFailures } from '../activity/errors-as-failures.ts';
import { asksAboutSchedule, type ChatQuestion, isStudyRequest, retrievalQuestion } from '@hub/study-rules';
import type { StudyAi, ReportText } from '../ai/study-ai.ts';
import type { Backend } from '../backend.ts';
import type { MeaningSearch } from '../embeddings/meaning-search.ts';
import { classWhenRead, readingText } from '../study-material/when-read.ts';
import { byTurns, distinctPassages } from '../study-material/distinct-passages.ts';
import type { TextReader } from '../text/text-reader.ts';
import { draftReporter } from './draft-reporter.ts';

export interface ChatDependencies {
  readonly backend: Pick<Backend, 'chatContext' | 'passages' | 'attachment' | 'reportDraft' | 'scheduleContext'>;
  readonly ai: Pick<StudyAi, 'answer'>;
  readonly text: Pick<TextReader, 'read'>;
  /** Missing without an embedding engine. */
  readonly near?: MeaningSearch | undefined;
}

type ChatRequest = z.output<typeof chatReply.input>;

const passagesRead = 30;
/** A student who asks right after an upload waits at most this long for it to be read. */
const longestWaitMs = 20_000;
/** A summary or a comparison needs the documents as they are, not the best matches alone. */
const wholePassagesRead = 100;
const guarded = errorsAsFailures(messageForStudent);

export const chatActivities = ({ backend, ai, text, near: nearTo }: ChatDependencies) => {
  const attachmentOf = async (
    { studentId, attachment }: ChatRequest,
    signal: AbortSignal,
  ): Promise<ChatQuestion['attachment']> => {
    if (!attachment) return null;
    const { key, name } = attachment;
    const pages = await text.read(await backend.attachment({ studentId, key }, signal), name, {
      owner: studentId,
      signal,
    });
    return { name, pieces: piecesOf(pages) };
  };

  /** undefined unless the message may be about the student's own dates. */
  const scheduleFor = async (
    { studentId, message, today }: ChatRequest,
    signal: AbortSignal,
  ): Promise<ChatQuestion['own']> => {
    if (!asksAboutSchedule(message)) return undefined;
    const schedule = await backend.scheduleContext(studentId, signal);
    return { today: today ?? new Date().toISOString().slice(0, 10), schedule };
  };

  /** undefined for a message without a conversation: no screen shows its reply before it is complete. */
  const draftReporterFor = ({ conversationId }: ChatRequest): ReportText | undefined => {
    const { workflowId } = Context.current().info.workflowExecution ?? {};
    if (!conversationId || workflowId === undefined) return undefined;
    return draftReporter((piece) => backend.reportDraft(workflowId, { conversationId, ...piece }));
  };

  return {
    /** Reads and answers in one step: the content of documents does not belong in a workflow's history. */
    answer: (request: ChatRequest): Promise<AiReply> =>
      guarded(
        withHeartbeat(async (signal) => {
          const { studentId, classId, conversationId, message } = request;
          const tell = draftReporterFor(request);
          const [{ class: course, turns }, attachment] = await Promise.all([
            classWhenRead({
              contextOf: () => backend.chatContext({ studentId, classId, conversationId }, signal),
              longestMs: longestWaitMs,
              onWait: (names) => tell?.(() => `${readingText(names)} …`),
              signal,
            }),
            attachmentOf(request, signal),
          ]);
          const own = await scheduleFor(request, signal);
          const question = retrievalQuestion(message, turns);
          const [found, near = null] = await Promise.all([
            backend.passages({ classId, question, limit: passagesRead }, signal),
            nearTo?.({ studentId, classId, question }, signal),
          ]);
          const isWhole = isStudyRequest(message) || found.length === 0;
          const whole = isWhole
            ? await backend.passages({ classId, question: '', limit: wholePassagesRead }, signal)
            : [];
          const passages = distinctPassages([...whole, ...byTurns(found, near?.passages ?? [])]);
          const closeness = near ? passages.map(near.closenessOf) : undefined;
          const wholeClass = async () => {
            const all = await backend.passages({ classId, question: '', limit: wholePassagesRead }, signal);
            return all.length < wholePassagesRead ? all : [];
          };
          const asked = { studentId, message, class: course, turns, passages, closeness, attachment, own, wholeClass };
          return ai.answer(asked, signal, tell);
        }),
      ),
  };
};

export type ChatActivities = ReturnType<typeof chatActivities>;
