import type { Page } from '@hub/contracts';
import { read } from './read.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface ReadTask {
  readonly data: Uint8Array;
  readonly extension: string;
  /** From 1: recognise this page as a picture. */
  readonly picture?: number;
}

/** A refusal is returned as a value: an error loses its class between threads. */
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
