import {
  analysisSource,
  attachmentPath,
  type CalendarReading,
  type CalendarSource,
  calendarSource,
  type CalendarSubscriptionId,
  chatContext,
  type ClassId,
  classVectors,
  type ConversationId,
  correctAiTokens,
  type DocumentId,
  type DocumentVectors,
  findPassages,
  flashcardRequest,
  type FlashcardSetId,
  internalFilePath,
  maxUploadBytes,
  type Page,
  type Passage,
  passagesAt,
  payloadKey,
  practiceTestRequest,
  type PracticeTestId,
  recordAnalysis,
  recordAnalysisFailure,
  recordCalendar,
  recordFlashcards,
  recordQuestions,
  recordTextFailure,
  reportDraft,
  reportProgress,
  reserveAiTokens,
  scheduleContext,
  storedText,
  storeText,
  storeVectors,
  type UserId,
} from '@hub/contracts';
import type { SyllabusReading } from '@hub/study-rules';
import type { z } from 'zod';
import { backendCalls, type BackendSettings } from './backend/call.ts';

export { BackendAway, DocumentGone } from './backend/call.ts';

type Source = z.infer<typeof analysisSource.result>;
type BodyOf<Declared extends { readonly body?: z.ZodType | undefined }> = z.input<NonNullable<Declared['body']>>;

interface PassageQuery {
  readonly classId: ClassId;
  readonly question: string;
  readonly limit: number;
  /** null means all documents of the class. */
  readonly documentIds?: readonly DocumentId[] | null;
}

/** The backend as activities use it; every call can be repeated. */
export interface Backend {
  source: (id: DocumentId, signal?: AbortSignal) => Promise<Source>;
  file: (id: DocumentId, signal?: AbortSignal) => Promise<Uint8Array>;
  recordAnalysis: (id: DocumentId, reading: SyllabusReading) => Promise<{ scheduled: number }>;
  recordFailure: (id: DocumentId, reason: string) => Promise<void>;
  /** null until it was read. */
  storedText: (id: DocumentId, signal?: AbortSignal) => Promise<Page[] | null>;
  storeText: (id: DocumentId, pages: readonly Page[], signal?: AbortSignal) => Promise<void>;
  recordTextFailure: (id: DocumentId, reason: string) => Promise<void>;
  /** For the student's open tabs. */
  reportProgress: (workflowId: string, progress: BodyOf<typeof reportProgress>) => Promise<void>;
  reportDraft: (workflowId: string, piece: BodyOf<typeof reportDraft>) => Promise<void>;
  /** @throws DocumentGone when the student was erased */
  payloadKey: (workflowId: string) => Promise<Buffer>;

  flashcardRequest: (id: FlashcardSetId, signal?: AbortSignal) => Promise<z.infer<typeof flashcardRequest.result>>;
  recordFlashcards: (id: FlashcardSetId, written: BodyOf<typeof recordFlashcards>) => Promise<{ generated: number }>;
  practiceTestRequest: (
    id: PracticeTestId,
    signal?: AbortSignal,
  ) => Promise<z.infer<typeof practiceTestRequest.result>>;
  recordQuestions: (id: PracticeTestId, written: BodyOf<typeof recordQuestions>) => Promise<{ generated: number }>;
  /** Best first; the first ones of the class when the question is blank. */
  passages: (query: PassageQuery, signal?: AbortSignal) => Promise<Passage[]>;
  /** For each document of a class that can be searched; null without vectors of this model. */
  classVectors: (
    of: { readonly classId: ClassId; readonly model: string },
    signal?: AbortSignal,
  ) => Promise<z.infer<typeof classVectors.result>>;
  storeVectors: (id: DocumentId, vectors: DocumentVectors, signal?: AbortSignal) => Promise<void>;
  passagesAt: (
    of: {
      readonly classId: ClassId;
      readonly places: readonly { readonly documentId: DocumentId; readonly place: number }[];
    },
    signal?: AbortSignal,
  ) => Promise<Passage[]>;
  chatContext: (
    place: { studentId: UserId; classId: ClassId; conversationId: ConversationId | null },
    signal?: AbortSignal,
  ) => Promise<z.infer<typeof chatContext.result>>;
  attachment: (params: { studentId: UserId; key: string }, signal?: AbortSignal) => Promise<Uint8Array>;
  calendarSource: (id: CalendarSubscriptionId, signal?: AbortSignal) => Promise<CalendarSource>;
  recordCalendar: (id: CalendarSubscriptionId, reading: CalendarReading, signal?: AbortSignal) => Promise<void>;
  scheduleContext: (studentId: UserId, signal?: AbortSignal) => Promise<z.infer<typeof scheduleContext.result>>;
  /** Each call counts: do not repeat it without need. */
  reserveTokens: (
    studentId: UserId,
    request: BodyOf<typeof reserveAiTokens>,
  ) => Promise<z.infer<typeof reserveAiTokens.result>>;
  correctTokens: (params: { studentId: UserId; day: string }, by: number) => Promise<void>;
}

const fileMs = 30_000;
/** Two thousand events are added one by one. */
const calendarMs = 120_000;
const longestReason = 500;
/** The question is part of the address, which must stay short; the search uses only its first words anyway. */
const longestQuestion = 1000;

/** Only the reading: an activity's input has the document's id too. */
const bodyOf = ({ dates, skipped, toCheck = [], termChoices = [] }: SyllabusReading) => ({
  dates,
  skipped,
  toCheck: [...toCheck],
  termChoices: [...termChoices],
});

const checkUploadSize = (data: Uint8Array) => {
  if (data.byteLength > maxUploadBytes) throw new Error('The file is larger than an upload can be');
  return data;
};

export const createBackend = (settings: BackendSettings): Backend => {
  const { call, file } = backendCalls(settings);
  const slow = { milliseconds: fileMs };
  const reasonBody = (reason: string) => ({ reason: reason.slice(0, longestReason) });

  return {
    source: (id, signal) => call(analysisSource, { params: { id }, signal }),
    file: async (id, signal) => checkUploadSize(await file(internalFilePath, { params: { id }, signal, ...slow })),
    recordAnalysis: (id, reading) => call(recordAnalysis, { params: { id }, body: bodyOf(reading), ...slow }),
    recordFailure: (id, reason) => call(recordAnalysisFailure, { params: { id }, body: reasonBody(reason) }),

    storedText: async (id, signal) => (await call(storedText, { params: { id }, signal, ...slow })).pages,
    storeText: (id, pages, signal) => call(storeText, { params: { id }, body: { pages: [...pages] }, signal, ...slow }),
    recordTextFailure: (id, reason) => call(recordTextFailure, { params: { id }, body: reasonBody(reason) }),

    reportProgress: (id, progress) => call(reportProgress, { params: { id }, body: progress }),
    reportDraft: (id, piece) => call(reportDraft, { params: { id }, body: piece }),
    payloadKey: async (id) => Buffer.from((await call(payloadKey, { params: { id } })).key, 'base64'),

    flashcardRequest: (id, signal) => call(flashcardRequest, { params: { id }, signal }),
    recordFlashcards: (id, written) => call(recordFlashcards, { params: { id }, body: written, ...slow }),
    practiceTestRequest: (id, signal) => call(practiceTestRequest, { params: { id }, signal }),
    recordQuestions: (id, written) => call(recordQuestions, { params: { id }, body: written, ...slow }),

    passages: async ({ classId, question, limit, documentIds }, signal) => {
      if (documentIds?.length === 0) return [];
      const q = question.slice(0, longestQuestion).toWellFormed();
      const query = { q, limit, documentIds: documentIds?.join(',') };
      return call(findPassages, { params: { id: classId }, query, signal });
    },
    classVectors: ({ classId, model }, signal) =>
      call(classVectors, { params: { id: classId }, query: { model }, signal }),
    storeVectors: (id, vectors, signal) => call(storeVectors, { params: { id }, body: vectors, signal, ...slow }),
    passagesAt: ({ classId, places }, signal) => {
      const named = places.map(({ documentId, place }) => `${documentId}:${place}`).join(',');
      return call(passagesAt, { params: { id: classId }, query: { places: named }, signal });
    },
    chatContext: ({ conversationId, ...params }, signal) =>
      call(chatContext, { params, query: { conversationId: conversationId ?? undefined }, signal }),
    attachment: async (params, signal) => checkUploadSize(await file(attachmentPath, { params, signal, ...slow })),
    calendarSource: (id, signal) => call(calendarSource, { params: { id }, signal }),
    recordCalendar: (id, reading, signal) =>
      call(recordCalendar, { params: { id }, body: reading, signal, milliseconds: calendarMs }),
    scheduleContext: (studentId, signal) => call(scheduleContext, { params: { studentId }, signal, ...slow }),
    reserveTokens: (studentId, body) => call(reserveAiTokens, { params: { studentId }, body }),
    correctTokens: (params, by) => call(correctAiTokens, { params, body: { by } }),
  };
};
