import type { Page } from './blocks.ts';
import { read } from './read.ts';
import { UnreadableFile } from './unreadable.ts';

export interface ReadTask {
  readonly data: Uint8Array;
  readonly extension: string;
}

/** An error of our own class would not survive the way between threads. */
export type ReadAnswer = { readonly pages: Page[] } | { readonly unreadable: string };

export const readInThread = async ({ data, extension }: ReadTask): Promise<ReadAnswer> => {
  try {
    return { pages: await read(data, extension) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
};
