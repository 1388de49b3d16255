import type { FileStore } from '../../../platform/files/index.ts';
import type { FileResponse } from '../../../platform/http/index.ts';
import type { StoredDocument } from '../queries.ts';

/**
 * The response with a document's file. The browser displays it where that is safe. Files are immutable under their key.
 */
export const fileResponseFrom =
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
