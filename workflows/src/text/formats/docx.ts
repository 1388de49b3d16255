import type { Page } from '@hub/contracts';
import { blockOf, openOffice } from './office.ts';

/** One page: only a printer knows where a Word document breaks into pages. */
export const readDocx = async (data: Uint8Array): Promise<Page[]> => {
  const content = await openOffice(data, 'docx');
  return [{ blocks: content.flatMap(blockOf) }];
};
