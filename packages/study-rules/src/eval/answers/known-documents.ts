import type { Passage } from '@hub/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { passagesOfText } from '../../testing/document-passages.ts';

const kinds = ['literal', 'paraphrased', 'two-passages'] as const;

const Questions = z.object({
  class: z.string(),
  lang: z.string(),
  answerable: z.array(
    z.object({
      question: z.string(),
      kind: z.enum(kinds),
      /** Verbatim parts of the sentences that answer. */
      says: z.array(z.string()),
      alsoSays: z.array(z.string()).default([]),
    }),
  ),
  unanswerable: z.array(z.string()),
  /** Requests that a person judges by what a good reply has. */
  open: z.array(z.object({ ask: z.string(), good: z.string() })).default([]),
});

/** A document of an annotated set with its questions. */
export interface KnownDocument extends z.output<typeof Questions> {
  readonly name: string;
  readonly text: string;
  readonly passages: readonly Passage[];
  /** By an embedding engine, for each question: how near each text of each passage is to it. */
  readonly closeness?: ReadonlyMap<string, readonly (readonly number[])[]>;
}

/** The set in the repository. */
export const knownFolder = fileURLToPath(new URL('known', import.meta.url));

/** Reads every `doc-*` folder with a document and its questions. */
export const knownDocuments = (folder: string): KnownDocument[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('doc-'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name, 'document.txt'), 'utf8').replaceAll('\r\n', '\n');
      const questions = Questions.parse(JSON.parse(readFileSync(join(folder, name, 'questions.json'), 'utf8')));
      return { ...questions, name, text, passages: passagesOfText(text, name) };
    });
