import type { DocumentId, Page } from '@hub/contracts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import { DocumentEvent, type Document } from '../document/index.ts';
import { indexName } from './store.ts';

export interface ReactorDeps {
  /** The state in the log, ahead of the read model. */
  load: (id: DocumentId) => Promise<Document | null>;
  startReading: (id: DocumentId, owner: string) => Promise<void>;
  cancelReading: (id: DocumentId) => Promise<void>;
  /** Null when there is none, or none any more. */
  textOf: (document: Document) => Promise<Page[] | null>;
  keep: (owner: string, id: DocumentId, pages: readonly Page[]) => Promise<unknown>;
  forget: (id: DocumentId) => Promise<unknown>;
}

const common = { events: DocumentEvent, categories: ['document'] };
const ends = ({ type }: DocumentEvent) => type === 'DocumentDeleted' || type === 'DocumentSuperseded';

/** Every document is read for its text, whatever was down when it was uploaded; one that is gone no longer. */
const readingReactor = ({ load, startReading, cancelReading }: ReactorDeps): Reactor<DocumentEvent> => ({
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

/** Passages follow the log: kept when a text is, gone with the document. A lost table is filled again from the texts. */
const indexReactor = ({ load, textOf, keep, forget }: ReactorDeps): Reactor<DocumentEvent> => ({
  ...common,
  name: indexName,
  async react(event) {
    const { documentId } = event.data;
    if (ends(event)) await forget(documentId);
    if (event.type !== 'DocumentRead') return;
    const state = await load(documentId);
    const pages = state && !state.gone && (await textOf(state));
    if (pages) await keep(state.ownerId, documentId, pages);
  },
});

export const passageReactors = (deps: ReactorDeps) => [readingReactor(deps), indexReactor(deps)];
