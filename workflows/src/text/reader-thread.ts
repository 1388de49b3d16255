import type { Page } from '@hub/contracts';
import { read } from './read.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface ReadTask {
  readonly data: Uint8Array;
  readonly extension: string;
  /** From 1: this page is a picture, to be read by recognition. */
  readonly picture?: number;
}

/** An error of our own class would not survive the way between threads. */
export type ReadAnswer = { readonly pages: Page[] } | { readonly unreadable: string };

const readTask = async ({ data, extension, picture }: ReadTask): Promise<Page[]> => {
  if (picture === undefined) return read(data, extension);
  const { readPicture } = await import('./ocr/read-picture.ts');
  if (extension !== 'pdf') return [await readPicture(data)];
  const { renderPage } = await import('./pdf/render.ts');
  return [await readPicture(await renderPage(data, picture))];
};

export const readInThread = async (task: ReadTask): Promise<ReadAnswer> => {
  try {
    return { pages: await readTask(task) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
};
