import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isNoSuchFile } from '../../files/index.ts';

/** Nested groups of sentences. */
export interface Texts {
  readonly [key: string]: string | Texts;
}
const Texts: z.ZodType<Texts> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), Texts])),
);

/** By language, as `de`: the texts of each namespace of the front end. */
export type Locales = ReadonlyMap<string, Texts>;

const foldersIn = (dir: string) => {
  try {
    return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch (error) {
    if (isNoSuchFile(error)) return [];
    throw error;
  }
};

const readTexts = (file: string) => {
  try {
    return Texts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} must hold texts and groups of texts as JSON`, { cause: error });
  }
};

const language = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;
const suffix = /\.json$/;

const readLocale = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => suffix.test(name))
      .map((name) => [name.replace(suffix, ''), readTexts(join(folder, name))]),
  );

/**
 * Reads `<language>/<namespace>.json` below a folder; without the folder there are none.
 * @throws Error that names the file which cannot be read, or the folder which names no language
 */
export const readLocales = (dir: string): Locales =>
  new Map(
    foldersIn(dir).map((name) => {
      const folder = join(dir, name);
      if (!language.test(name)) throw new Error(`${folder} must be named by a language, as de or pt-BR`);
      return [name, readLocale(folder)];
    }),
  );
