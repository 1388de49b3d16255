import type { Aggregate } from '../../platform/domain/index.ts';
import { type Document, document, type DocumentCommand } from './decider.ts';
import { DocumentEvent } from './events.ts';
import { undoDocument } from './undo.ts';

export const documentAggregate: Aggregate<DocumentCommand, DocumentEvent, Document | null> = {
  category: 'document',
  decider: document,
  events: DocumentEvent,
  undo: undoDocument,
};
