import type { OfficeContentNode } from 'officeparser';
import type { Page } from '@hub/contracts';
import { blockOf, openOffice } from './office.ts';

/** The footnotes and endnotes that a node refers to. */
const notesOf = (node: OfficeContentNode): OfficeContentNode[] => [
  ...(node.notes ?? []),
  ...(node.children ?? []).flatMap(notesOf),
];

/** One page: only a printer knows where a Word document breaks into pages. Its notes are at the end. */
export const readDocx = async (data: Uint8Array): Promise<Page[]> => {
  const content = await openOffice(data, 'docx');
  const notes = [...new Set(content.flatMap(notesOf))].flatMap(({ children }) => children ?? []);
  return [{ blocks: [...content, ...notes].flatMap(blockOf) }];
};
