import { DocumentVectors, type DocumentId } from '@hub/contracts';
import type { FileStore } from '../../platform/files/index.ts';
import { asNone } from './gone.ts';

/** A document's file, which its vectors are stored next to. */
interface OwnedFile {
  readonly ownerId: string;
  readonly filePath: string;
}

interface SearchedDocument extends OwnedFile {
  readonly id: DocumentId;
}

/** Most bytes read for one question; older documents are then found by their words only. */
const mostBytes = 8_000_000;

const nameOf = ({ filePath }: OwnedFile) => ({ file: filePath, kind: 'vectors' }) as const;

/** Vectors of documents, sealed with the key of each document's file. */
export const vectorStore = (files: Pick<FileStore, 'putDerived' | 'getDerived'>) => ({
  keepVectors: (file: OwnedFile, vectors: DocumentVectors): Promise<void> =>
    files.putDerived(file.ownerId, nameOf(file), Buffer.from(JSON.stringify(vectors))),

  /** Those of a model, for as many documents as one question may read; null for a document without them. */
  async vectorsOf(
    documents: readonly SearchedDocument[],
    model: string,
  ): Promise<{ documentId: DocumentId; vectors: DocumentVectors | null }[]> {
    const found: { documentId: DocumentId; vectors: DocumentVectors | null }[] = [];
    let bytes = 0;
    for (const document of documents) {
      const content = await files.getDerived(document.ownerId, nameOf(document)).catch(asNone);
      bytes += content?.byteLength ?? 0;
      if (bytes > mostBytes) break;
      // what another release stored is computed again
      const { data } = DocumentVectors.safeParse(content && JSON.parse(Buffer.from(content).toString()));
      found.push({ documentId: document.id, vectors: data?.model === model ? data : null });
    }
    return found;
  },
});
