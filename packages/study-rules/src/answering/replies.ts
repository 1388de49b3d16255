import { escapeMarkdown } from '../language/escape-markdown.ts';
import type { Quoted } from './windows.ts';

const hello =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?|thank you|what can you do|help)\b[\s\w]{0,20}[!.?\s]*$/iu;

export const isGreeting = (message: string) => hello.test(message) && !/\b(?:is|are|does|about)\b/iu.test(message);

export const greeting = (className: string) =>
  `Hello! Ask me about ${escapeMarkdown(className)}: I look for the answer in this class's documents and quote it with its page.`;

export const noDocuments =
  'This class has no documents that I can read yet. Upload your notes or slides, and I will answer from them.';

export const nothingFound =
  "I could not find the answer in this class's documents. Try other words, or upload the document that has it.";

const quoteOf = ({ documentName, page, text }: Quoted) =>
  `> ${escapeMarkdown(text.replaceAll(/\s+/gu, ' '))}\n>\n> — ${escapeMarkdown(documentName)}, page ${page}`;

const whose = (found: readonly Quoted[]) =>
  found.every(({ documentId }) => documentId === null) ? 'Your file says' : 'Your documents say';

export const quotedReply = (found: readonly Quoted[]): string =>
  `${whose(found)}:\n\n${found.map(quoteOf).join('\n\n')}`;

const closest = 'The closest passages, which may not answer your question';

/** Whether a reply only shows what is near the question. */
export const isClosest = ({ response }: { readonly response: string }): boolean => response.startsWith(closest);

export const closestReply = (found: readonly Quoted[]): string => `${closest}:\n\n${found.map(quoteOf).join('\n\n')}`;
