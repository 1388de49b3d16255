import type { Box } from './pdf/pictures.ts';
import { read } from './read.ts';
import type { PageWithPictures } from './stored-pages.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface ReadTask {
  readonly data: Uint8Array;
  readonly extension: string;
  /** From 1: recognise this page as a picture. */
  readonly picture?: number;
  /** Recognise only this part of the page, in fractions of it. */
  readonly part?: Box;
}

/** A refusal is returned as a value: an error loses its class between threads. */
export type ReadAnswer = { readonly pages: PageWithPictures[] } | { readonly unreadable: string };

const readTask = async ({ data, extension, picture, part }: ReadTask): Promise<PageWithPictures[]> => {
  if (picture === undefined) return read(data, extension);
  const { readPicture } = await import('./ocr/read-picture.ts');
  if (extension !== 'pdf') return [await readPicture(data)];
  const { renderPage } = await import('./pdf/render.ts');
  const drawn = await renderPage(data, picture, part);
  return [await readPicture(drawn, part && 1)];
};

export const readInThread = async (task: ReadTask): Promise<ReadAnswer> => {
  try {
    return { pages: await readTask(task) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
};
