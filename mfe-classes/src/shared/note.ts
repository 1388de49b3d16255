import type { DocumentId, DocumentView } from '@hub/contracts';

export const titleOf = ({ name }: Pick<DocumentView, 'name'>) => name.replace(/\.txt$/i, '');

/** A note that can be edited, not any file of type note. */
export const isNote = ({ type, mimeType }: DocumentView) => type === 'note' && mimeType === 'text/plain';

export const pathOfNote = (id: DocumentId) => `/notes/${id}`;
