import type { DocumentId, NoteWriting, Page, UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { Document, DocumentCommand, DocumentEvent } from '../document/index.ts';
import { blocksOf } from './blocks-of.ts';

export interface WritingDependencies {
  load: (id: DocumentId) => Promise<Document | null>;
  handle: (command: DocumentCommand, context: CommandContext) => Promise<RecordedEvents<DocumentEvent>>;
  storeText: (owner: UserId, content: Uint8Array, id: DocumentId) => Promise<StoredFile>;
  /** Stores what search, chat and cards read, next to the file. */
  keepPages: (owner: UserId, key: string, pages: readonly Page[]) => Promise<void>;
  deleteFile: (owner: UserId, key: string) => Promise<void>;
  /** Rejects when a text of this size exceeds the student's quota. */
  requireRoomForText: (owner: UserId, size: number) => Promise<void>;
}

type Writing = NoteWriting & { readonly context: CommandContext };

/** Control characters that a text file may not have. */
const controls = /[\p{Cc}--[\t\n]]/gv;
const cleaned = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').toWellFormed();

/**
 * Stores a text of a note in its own file and records it. A rejection leaves nothing in the file store. An earlier version
 * takes the text back, so the command gets no id to be undone by.
 */
export const writeIn =
  ({ load, handle, storeText, keepPages, deleteFile, requireRoomForText }: WritingDependencies) =>
  async (by: UserId, documentId: DocumentId, { text: given, after, writer, context }: Writing) => {
    const before = await load(documentId);
    if (before?.note && before.note.version !== after) throw new Rejection('note_changed');
    const text = cleaned(given);
    const content = Buffer.from(text);
    await requireRoomForText(by, content.byteLength);
    const { key: filePath, hash, size } = await storeText(by, content, documentId);
    const stored = { filePath, hash, size, writer, after, at: new Date().toISOString() };
    const record = async () => {
      await keepPages(by, filePath, [{ blocks: blocksOf(text) }]);
      return handle({ type: 'WriteNote', documentId, by, text: stored }, { ...context, commandId: undefined });
    };
    const { events } = await record().catch(async (error: unknown) => {
      // unless clearly rejected, it may have been recorded: an orphaned file is better than a missing one
      if (error instanceof Rejection && error.code !== 'unavailable') await deleteFile(by, filePath);
      throw error;
    });
    const [event] = events;
    const isWritten = event?.type === 'NoteWritten' || event?.type === 'NoteContinued';
    // the note says this already, or a retry found its first attempt
    if (!isWritten || event.data.filePath !== filePath) await deleteFile(by, filePath);
    return isWritten
      ? { version: event.data.version, writtenAt: event.data.writtenAt }
      : { version: after, writtenAt: before?.note?.writtenAt ?? stored.at };
  };
