import {
  chatContext,
  type ClassId,
  ClassView,
  correctAiTokens,
  type DocumentId,
  findPassages,
  flashcardRequest,
  type FlashcardSetId,
  Passage,
  practiceTestRequest,
  type PracticeTestId,
  recordFlashcards,
  recordQuestions,
  reserveAiTokens,
  scheduleContext,
  type UserId,
} from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { BackendServer } from './backend-server.ts';

export const studentId = randomUUID() as UserId;
export const classId = randomUUID() as ClassId;
const documentId = randomUUID() as DocumentId;

const biology = ClassView.parse({
  id: classId,
  name: 'Cell Biology',
  courseCode: 'BIO 210',
  instructor: null,
  color: 'green',
  classType: 'analytics',
  description: null,
  createdAt: '2026-09-01T08:00:00.000Z',
});

const notes = [
  'Osmosis is the movement of water across a semipermeable membrane. Diffusion is the movement of particles from high to low concentration.',
  'Enzymes are proteins that speed up chemical reactions. The nucleus keeps the genes of the cell. Lysosomes are the organelles that digest waste.',
];
export const passages = notes.map((text, index) =>
  Passage.parse({ documentId, documentName: 'cells.pdf', page: index + 1, text, quote: text.slice(0, 60) }),
);

const request = { studentId, classId, prompt: 'Key terms', title: 'Cells', documentIds: null };

type RecordedBody<Of extends { readonly body?: z.ZodType | undefined }> = z.output<NonNullable<Of['body']>>;

/** A class with one document, and everything that is recorded about it. */
export const serveStudy = (server: BackendServer) => {
  const cards = new Map<string, RecordedBody<typeof recordFlashcards>[]>();
  const questions = new Map<string, RecordedBody<typeof recordQuestions>[]>();
  const recordedFor = <Item>(kept: Map<string, Item[]>, id: string, item: Item) => {
    kept.set(id, [...(kept.get(id) ?? []), item]);
  };
  let material = passages;

  server.serve(findPassages, ({ params }) => (params.id === classId ? material : undefined));
  server.serve(flashcardRequest, ({ params }) => (cards.has(params.id) ? { ...request, count: 5 } : undefined));
  server.serve(recordFlashcards, ({ params, body }) => {
    recordedFor(cards, params.id, body);
    return { generated: cards.get(params.id)?.[0]?.cards.length ?? 0 };
  });
  server.serve(practiceTestRequest, ({ params }) =>
    questions.has(params.id) ? { ...request, count: 5, difficulty: 'medium' as const } : undefined,
  );
  server.serve(recordQuestions, ({ params, body }) => {
    recordedFor(questions, params.id, body);
    return { generated: questions.get(params.id)?.[0]?.questions.length ?? 0 };
  });
  server.serve(chatContext, ({ params }) =>
    params.studentId === studentId && params.classId === classId
      ? { class: biology, turns: [], unread: [] }
      : undefined,
  );
  server.serve(scheduleContext, ({ params }) =>
    params.studentId === studentId ? { classes: [biology], events: [], tasks: [], documents: [] } : undefined,
  );
  const tokens: number[] = [];
  server.serve(reserveAiTokens, ({ params, body }) => {
    if (params.studentId !== studentId) return undefined;
    tokens.push(body.tokens);
    return { day: '2026-11-21', passes: null };
  });
  server.serve(correctAiTokens, ({ body }) => {
    tokens.push(body.by);
    return null;
  });

  return {
    cards,
    questions,
    /** The token counts of language models, in the order of the calls. */
    tokens,
    /** Replaces the passages of the class's documents. */
    holds: (found: readonly Passage[]) => {
      material = [...found];
    },
    newSet: () => {
      const id = randomUUID() as FlashcardSetId;
      cards.set(id, []);
      return id;
    },
    newTest: () => {
      const id = randomUUID() as PracticeTestId;
      questions.set(id, []);
      return id;
    },
  };
};
