import type { DocumentId, Page } from '@hub/contracts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import { DocumentEvent, type Document } from '../document/index.ts';
import { indexName } from './passage-store.ts';

export interface ReactorDependencies {
  /** The state from the event log, which may be ahead of the read model. */
  load: (id: DocumentId) => Promise<Document | null>;
  startReading: (id: DocumentId, owner: string) => Promise<void>;
  cancelReading: (id: DocumentId) => Promise<void>;
  /** Null when there is none. */
  textOf: (document: Document) => Promise<Page[] | null>;
  keep: (owner: string, id: DocumentId, pages: readonly Page[]) => Promise<unknown>;
  forget: (id: DocumentId) => Promise<unknown>;
}

const common = { events: DocumentEvent, categories: ['document'] };
/** The document has another text from now on. */
const changesText = ({ type }: DocumentEvent) =>
  type === 'DocumentRead' || type === 'NoteWritten' || type === 'NoteContinued';
const ends = ({ type }: DocumentEvent) => type === 'DocumentDeleted' || type === 'DocumentSuperseded';

/** Has the text of every document read, also when that failed at upload, and cancels this for deleted ones. */
const readingReactor = ({ load, startReading, cancelReading }: ReactorDependencies): Reactor<DocumentEvent> => ({
  ...common,
  name: 'document-reading',
  async react(event) {
    const { documentId } = event.data;
    if (ends(event)) await cancelReading(documentId);
    if (event.type !== 'DocumentUploaded') return;
    const state = await load(documentId);
    if (state && !state.gone && !state.read && !state.unreadable) await startReading(documentId, state.ownerId);
  },
});

/**
 * Keeps passages in line with the log: stored with the text, deleted with the document. A lost table is rebuilt from
 * the texts.
 */
const indexReactor = ({ load, textOf, keep, forget }: ReactorDependencies): Reactor<DocumentEvent> => ({
  ...common,
  name: indexName,
  async react(event) {
    const { documentId } = event.data;
    if (ends(event)) await forget(documentId);
    if (!changesText(event)) return;
    const state = await load(documentId);
    const pages = state && !state.gone && (await textOf(state));
    if (pages) await keep(state.ownerId, documentId, pages);
  },
});

export const passageReactors = (dependencies: ReactorDependencies) => [
  readingReactor(dependencies),
  indexReactor(dependencies),
];
