import { DocumentId } from '@hub/contracts';

const picture = /^\/api\/documents\/([\da-f-]{36})\/view$/;

/** The document that a picture's address shows; null for any other address. */
export const pictureOf = (address: string): DocumentId | null =>
  DocumentId.safeParse(picture.exec(address)?.[1]).data ?? null;

export const addressOfPicture = (id: DocumentId) => `/api/documents/${id}/view`;

/** Whether an address is a path of this app. */
export const isPath = (address: string) => /^\/(?![/\\])/.test(address);

/** An address that may be followed: of the app, the web or a mailbox. */
export const safeHref = (address: string): string | null =>
  isPath(address) || /^(?:https?:\/\/|mailto:)/i.test(address) ? address : null;

/** What a student typed as an address; a bare domain is one of the web. */
export const hrefOf = (typed: string): string | null => {
  const address = typed.trim();
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address)) return `https://${address}`;
  return safeHref(address);
};
