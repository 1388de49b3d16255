import type { DocumentOutline } from '../../outline/outline.ts';
import { hasPhrase, rootsIn } from '../text.ts';

/** Finds the sentences of a document that have a phrase. */
export type Said = (phrase: string) => readonly string[];

/** The sentences of a document by their words. */
export const saidIn = (document: DocumentOutline): Said => {
  const byRoot = new Map<string, string[]>();
  const prose = document.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'prose' ? part.statements : [])),
  );
  for (const { text } of prose) {
    for (const root of new Set(rootsIn(text))) byRoot.set(root, [...(byRoot.get(root) ?? []), text]);
  }
  return (phrase) => (byRoot.get(rootsIn(phrase)[0] ?? '') ?? []).filter((sentence) => hasPhrase(sentence, phrase));
};
