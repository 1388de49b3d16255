import type { ClassId, DocumentId, DocumentView, Passage, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { inActiveClass } from '../class/index.ts';
import { askedWords, languages } from './language.ts';
import { quoteOf } from './quote-of.ts';

interface Found extends Omit<Passage, 'quote'> {
  readonly classId: ClassId;
  readonly docType: DocumentView['type'];
}

interface Asked {
  readonly classId?: ClassId | undefined;
  readonly documentIds?: readonly DocumentId[] | undefined;
  readonly question: string;
  readonly limit: number;
}

/** After this a document is read too slowly to wait for. */
const recentMs = 3 * 60_000;
const mostUnread = 20;
const mostSearched = 100;

const columns = [
  'passages.document_id',
  'document_list.class_id',
  'document_list.doc_type',
  'document_list.name as document_name',
  'passages.page',
  'passages.text',
];

/** A query in every language at once: the words as typed, and stemmed by each language. */
const inAnyLanguage = (glue: '||' | '&&') =>
  ['simple', ...languages].map((language) => `websearch_to_tsquery('${language}', ?)`).join(` ${glue} `);
const matches = inAnyLanguage('||');
const perLanguage = languages.length + 1;

export const passageQueries = (db: Knex) => {
  const shown = (ownerId: UserId, { classId, documentIds }: Pick<Asked, 'classId' | 'documentIds'>) =>
    db('passages')
      .join('document_list', 'document_list.id', 'passages.documentId')
      .where({ 'passages.ownerId': ownerId, 'document_list.superseded': false })
      .modify((query) => {
        if (classId) void query.where({ 'document_list.classId': classId });
        else void query.whereRaw(inActiveClass('document_list'));
        if (documentIds) void query.whereIn('passages.documentId', [...documentIds]);
      });

  const inOrder = (ownerId: UserId, asked: Asked): Promise<Found[]> =>
    shown(ownerId, asked)
      .orderBy(['document_list.createdAt', 'passages.documentId', 'passages.place'])
      .limit(asked.limit)
      .select(columns);

  /** Passages with any of the words; those with all of them first. */
  const ranked = (ownerId: UserId, asked: Asked, words: readonly string[]): Promise<Found[]> => {
    const [any, all] = [words.join(' or '), words.join(' ')].map((text) => Array<string>(perLanguage).fill(text));
    return shown(ownerId, asked)
      .whereRaw(`words @@ (${matches})`, any ?? [])
      .orderByRaw(`words @@ (${matches}) desc`, all ?? [])
      .orderByRaw(`ts_rank(words, (${matches}), 1) desc`, any ?? [])
      .orderBy(['passages.documentId', 'passages.place'])
      .limit(asked.limit)
      .select(columns);
  };

  const find = async (ownerId: UserId, asked: Asked): Promise<(Found & Passage)[]> => {
    const words = askedWords(asked.question);
    const found = await (words.length > 0 ? ranked(ownerId, asked, words) : inOrder(ownerId, asked));
    return found.map((passage) => ({ ...passage, quote: quoteOf(passage.text, asked.question) }));
  };

  return {
    /** Documents of a class, uploaded in the last minutes, whose passages are not stored yet. A slow scan is not among them for long. */
    unreadIn: (ownerId: UserId, classId: ClassId): Promise<Pick<DocumentView, 'id' | 'name'>[]> =>
      db('document_list')
        .where({ ownerId, classId, superseded: false })
        .whereNot({ text: 'failed' })
        .where('createdAt', '>', new Date(Date.now() - recentMs).toISOString())
        .whereNotExists(db('passages').whereRaw('passages.document_id = document_list.id'))
        .orderBy('createdAt')
        .limit(mostUnread)
        .select('id', 'name'),

    /** The documents of a class that can be searched, newest first. */
    searchedIn: (ownerId: UserId, classId: ClassId): Promise<{ id: DocumentId; ownerId: UserId; filePath: string }[]> =>
      db('document_list')
        .where({ ownerId, classId, superseded: false })
        .whereExists(db('passages').whereRaw('passages.document_id = document_list.id'))
        .orderBy('createdAt', 'desc')
        .limit(mostSearched)
        .select('id', 'ownerId', 'filePath'),

    /** The passages of a class at some places in its documents. */
    passagesAt: async (
      ownerId: UserId,
      classId: ClassId,
      places: readonly { readonly documentId: DocumentId; readonly place: number }[],
    ): Promise<Passage[]> => {
      const found: Found[] = await shown(ownerId, { classId })
        .whereIn(
          ['passages.documentId', 'passages.place'],
          places.map(({ documentId, place }) => [documentId, place]),
        )
        .select(columns);
      return found.map((passage) => ({ ...passage, quote: quoteOf(passage.text, '') }));
    },

    /** The passages of a class that match a question, best first; without a question, the first ones. */
    passagesOf: (ownerId: UserId, asked: Asked & { classId: ClassId }): Promise<Passage[]> => find(ownerId, asked),

    /** For the global search: the best matching passage of each document, best first. */
    documentsWith: async (ownerId: UserId, question: string, limit: number) => {
      if (askedWords(question).length === 0) return [];
      const found = await find(ownerId, { question, limit: limit * 4 });
      return [...new Map(found.toReversed().map((each) => [each.documentId, each])).values()]
        .toReversed()
        .slice(0, limit);
    },
  };
};
