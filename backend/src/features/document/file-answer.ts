import type { FileStore } from '../../platform/files/index.ts';
import type { FileResponse } from '../../platform/http/index.ts';
import type { StoredDocument } from './queries.ts';

/** The file of a document, which the browser shows itself where it safely can. A file is never changed under its key. */
export const fileAnswerFrom =
  (files: Pick<FileStore, 'open'>) =>
  async ({ ownerId, filePath, name, mimeType, charset }: StoredDocument): Promise<FileResponse> => {
    const { size, read } = await files.open(ownerId, filePath);
    return {
      content: { size, read, etag: `"${filePath.slice(0, 16)}"` },
      name,
      mimeType,
      ...(charset && { charset }),
      inline: true,
    };
  };
