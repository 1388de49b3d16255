import { type DocumentId, longestNote, type NoteView, type UserId } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Document, StoredDocument } from '../document/index.ts';

export interface ReadingDependencies {
  /** The state from the event log, which may be ahead of the read model. */
  load: (id: DocumentId) => Promise<Document | null>;
  fileOf: (owner: UserId, key: string) => Promise<Uint8Array>;
}

interface Text {
  readonly filePath: string;
  readonly size: number;
  /** 0 for the text that was uploaded, whose charset the read model knows. */
  readonly version: number;
}

/** No character takes more bytes. */
const bytesPerCharacter = 4;

/** Reads a text of a note; null for a file that was uploaded and is longer than a note may be. */
export const textIn =
  ({ fileOf }: Pick<ReadingDependencies, 'fileOf'>) =>
  async ({ ownerId, charset }: StoredDocument, { filePath, size, version }: Text): Promise<string | null> => {
    if (size > longestNote * bytesPerCharacter) return null;
    const bytes = await fileOf(ownerId, filePath);
    const text = new TextDecoder(version === 0 ? (charset ?? 'utf-8') : 'utf-8').decode(bytes);
    return text.length > longestNote ? null : text.replaceAll('\r\n', '\n');
  };

const isMissing = (error: unknown) => error instanceof Rejection && error.code === 'not_found';

/** What a note says now, by the log. Its file is dropped when the note is written on at the same time: then it is read again. */
export const currentNoteIn = (dependencies: ReadingDependencies) => {
  const textOf = textIn(dependencies);

  const read = async (document: StoredDocument): Promise<NoteView> => {
    const { id, classId, name, createdAt } = document;
    const state = await dependencies.load(id);
    if (!state?.note || state.gone) throw new Rejection('document_not_found');
    const { version, size, writer, writtenAt } = state.note;
    const text = await textOf(document, { filePath: state.filePath, size, version });
    return { id, classId, name, text, version, writer, writtenAt: writtenAt ?? createdAt };
  };

  return (document: StoredDocument): Promise<NoteView> =>
    read(document).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return read(document);
    });
};
