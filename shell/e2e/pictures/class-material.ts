import {
  addConversation,
  addMessage,
  addPracticeTest,
  addQuestion,
  chat,
  ChatReply,
  importFlashcards,
  listDocuments,
  uploadDocument,
  type Endpoint,
} from '@hub/contracts';
import { expect } from '@playwright/test';
import { practiceTest, sets } from '../../../infra/local/src/demo/study.ts';

/**
 * Calls an endpoint as the student.
 * @returns the response, with an id if it creates something
 */
export type Send = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  body?: object,
  params?: Readonly<Record<string, string>>,
) => Promise<{ id: string }>;

const notes = [
  'Cell biology, week 3',
  'Mitochondria turn sugar into energy for the cell.',
  'The nucleus holds the DNA. Ribosomes make proteins from its copies.',
  'A membrane is a double layer of phospholipids with proteins in it.',
].join('\n\n');
const syllabus = ['Cell Biology, fall term', 'Midterm exam: 2026-12-10', 'Lab report due: 2026-12-14'].join('\n');

const form = (fields: Readonly<Record<string, string | File>>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};
const textFile = (name: string, text: string) => new File([text], name, { type: 'text/plain' });

/** Fills a class with documents, cards, a test and a conversation; one of each has the longest allowed name. */
export const addMaterial = async (send: Send, classId: string, longName: string) => {
  const upload = (type: string, file: File) => send(uploadDocument, form({ classId, type, file }));
  await upload('syllabus', textFile('Syllabus.txt', syllabus));
  await upload('general', textFile(`${longName}.txt`, notes));
  await upload('note', textFile('Week 3.txt', notes));

  const [cards] = sets;
  for (const title of [longName, 'Inside the cell']) await send(importFlashcards, { classId, title, text: cards.text });
  for (const title of [longName, 'Warm-up']) {
    const { id } = await send(addPracticeTest, { classId, title, description: 'What the exam of week 5 may ask.' });
    for (const question of practiceTest.questions) await send(addQuestion, question, { id });
  }

  const isRead = async () => {
    const documents = (await send(listDocuments)) as unknown as readonly { text: string }[];
    return documents.every(({ text }) => text === 'done');
  };
  await expect.poll(isRead, { timeout: 60_000 }).toBe(true);
  for (const title of [longName, 'Mitochondria Turn Sugar into Energy']) {
    const { id: conversationId } = await send(addConversation, { title }, { id: classId });
    const say = (type: string, content: string, modelUsed?: string) =>
      send(addMessage, { conversationId, type, content, modelUsed }, { id: conversationId });
    for (const message of ['What do mitochondria turn into energy?', 'When was the Magna Carta sealed?']) {
      await say('user', message);
      const reply = ChatReply.parse(await send(chat, form({ message, classId, conversationId })));
      await say('bot', reply.response, reply.modelUsed);
    }
  }
};
