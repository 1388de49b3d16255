import {
  type ClassId,
  FlashcardId,
  FlashcardSetId,
  type FlashcardSetView,
  type FlashcardView,
  importFlashcards,
  importLimits,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { z } from 'zod';
import type { CommandContext } from '../../../platform/commands/index.ts';
import { Rejection, uuid5 } from '../../../platform/domain/index.ts';
import { mount, mountFile } from '../../../platform/http/routing/index.ts';
import type { FlashcardSetCommand } from '../decider.ts';
import { apkgOf } from './apkg.ts';
import { cardsIn, textOf } from './csv.ts';

export interface ExchangeDeps {
  handle: (command: FlashcardSetCommand, context: CommandContext) => Promise<unknown>;
  findSet: (owner: UserId, id: FlashcardSetId) => Promise<FlashcardSetView | undefined>;
  setOf: (owner: UserId, id: FlashcardSetId) => Promise<FlashcardSetView>;
  cardsOf: (owner: UserId, setId: FlashcardSetId) => Promise<FlashcardView[]>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

type Cards = readonly FlashcardView[];

const writers = {
  csv: { mimeType: 'text/csv', write: (_set: FlashcardSetView, cards: Cards) => Buffer.from(textOf(cards, ',')) },
  tsv: {
    mimeType: 'text/tab-separated-values',
    write: (_set: FlashcardSetView, cards: Cards) => Buffer.from(textOf(cards, '\t')),
  },
  apkg: { mimeType: 'application/zip', write: (set: FlashcardSetView, cards: Cards) => apkgOf({ ...set, cards }) },
};

const exported = {
  path: '/api/flashcard-sets/:id/export/:format',
  params: z.object({ id: FlashcardSetId, format: z.enum(['csv', 'tsv', 'apkg']) }),
};

/** Sets as files, in and out. */
export const exchangeRoutes = (router: Router, { handle, findSet, setOf, cardsOf, classOf }: ExchangeDeps) => {
  mount(router, importFlashcards, async ({ body: { text, ...rest }, user, context }) => {
    await classOf(user.id, rest.classId);
    if (Buffer.byteLength(text) > importLimits.bytes) throw new Rejection('import_too_large');
    const setId = FlashcardSetId.parse(context.newId());
    const cards = cardsIn(text).map((card, index) => ({
      ...card,
      flashcardId: FlashcardId.parse(uuid5('flashcard', setId, String(index))),
      source: null,
    }));
    const form = { ...rest, description: null, aiGenerated: false };
    await handle({ type: 'ImportFlashcards', setId, by: user.id, form, cards }, context);
    // recorded all the same when the read model lags
    const lagging = { ...form, id: setId, modelUsed: null, cardCount: cards.length };
    return (await findSet(user.id, setId)) ?? { ...lagging, createdAt: new Date().toISOString() };
  });

  mountFile(router, exported, async ({ params: { id, format }, user }) => {
    const set = await setOf(user.id, id);
    const { write, mimeType } = writers[format];
    const content = await write(set, await cardsOf(user.id, id));
    return { content, mimeType, name: `${set.title.replaceAll(/[/\\]/g, '-')}.${format}` };
  });
};
