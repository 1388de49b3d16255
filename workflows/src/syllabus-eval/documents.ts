import { Page } from '@hub/contracts';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { TextReader } from '../text/text-reader.ts';
import { Gold, Reference, type SetName, setNames } from './gold.ts';

const folder = fileURLToPath(new URL('sets', import.meta.url));

export interface Annotated {
  readonly set: SetName;
  readonly gold: Gold;
  readonly reference: Reference;
}

const File = z.object({ set: z.enum(setNames), reference: Reference, gold: Gold });

/** All annotations, by id. */
export const annotations = (): Annotated[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => File.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

export interface ReadDocument extends Annotated {
  readonly pages: readonly Page[];
}

/**
 * The annotated documents that are in a folder written by `render.ts`, as the product reads them. The text is kept next
 * to each file.
 */
export const readDocuments = async (rendered: string, sets: readonly SetName[]): Promise<ReadDocument[]> => {
  const reader = new TextReader({ milliseconds: 120_000, megabytes: 1000 });
  const found: ReadDocument[] = [];
  for (const annotated of annotations().filter(({ set }) => sets.includes(set))) {
    const own = join(rendered, annotated.gold.id);
    const [kept, meta] = [join(own, 'pages.json'), join(own, 'meta.json')];
    if (!existsSync(meta)) continue;
    if (!existsSync(kept)) {
      const { file } = z.object({ file: z.string() }).parse(JSON.parse(readFileSync(meta, 'utf8')));
      const name = file.replace(/\.(?:md|html?|rmd|qmd)$/iu, '.txt');
      const pages = await reader.read(readFileSync(join(own, file)), name).catch((error: unknown) => {
        process.stderr.write(`${annotated.gold.id} cannot be read: ${String(error)}\n`);
        return []; // all of its events count as missed
      });
      writeFileSync(kept, JSON.stringify(pages));
    }
    found.push({ ...annotated, pages: z.array(Page).parse(JSON.parse(readFileSync(kept, 'utf8'))) });
  }
  await reader.close();
  return found;
};
