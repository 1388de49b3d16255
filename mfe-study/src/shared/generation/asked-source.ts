import { DocumentId, limits } from '@hub/contracts';

/** A document that cards are to be made of. */
export interface Source {
  readonly documentId: DocumentId;
  readonly title: string;
}

/** The document that an address asks for, as the page of a note links here: `?tab=study&cards=<id>&title=<its title>`. */
export const askedSource = (search: URLSearchParams): Source | null => {
  const { data: documentId } = DocumentId.safeParse(search.get('cards'));
  return documentId ? { documentId, title: (search.get('title') ?? '').slice(0, limits.title) } : null;
};
