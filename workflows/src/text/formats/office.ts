import { type OfficeContentNode, OfficeParser } from 'officeparser';
import type { Block } from '@hub/contracts';
import { cleanText } from '../clean-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { checkArchive, maxUnpackedBytes } from './archive.ts';

const struck = (node: OfficeContentNode) => node.type === 'text' && node.formatting?.strikethrough === true;

/** The node's text without struck-out words; paragraphs of a cell are separated by line breaks. */
const wordsOf = (node: OfficeContentNode): string => {
  if (struck(node)) return '';
  if (node.type === 'break') return '\n';
  if (node.type === 'note' || node.type === 'comment') return '';
  if (!node.children || node.children.length === 0) return node.text ?? '';
  const seam = node.type === 'cell' || node.type === 'row' || node.type === 'table' ? '\n' : '';
  return node.children.map(wordsOf).join(seam);
};

/** A cell that spans several columns is followed by empty cells, so that columns stay below their header. */
const cellsOf = (row: OfficeContentNode): string[] =>
  (row.children ?? []).flatMap((cell) => {
    const span = cell.type === 'cell' && cell.metadata && 'colSpan' in cell.metadata ? cell.metadata.colSpan : 1;
    const width = typeof span === 'number' ? Math.min(50, Math.max(1, span)) : 1;
    return [cleanText(wordsOf(cell)), ...Array<string>(width - 1).fill('')];
  });

export const blockOf = (node: OfficeContentNode): Block[] => {
  if (node.type === 'table') return [{ kind: 'table', rows: (node.children ?? []).map(cellsOf) }];
  const text = cleanText(wordsOf(node));
  if (text === '') return [];
  return [{ kind: node.type === 'heading' ? 'heading' : 'paragraph', text }];
};

/** The content of an Office file, in reading order. */
export const openOffice = async (data: Uint8Array, fileType: 'docx' | 'pptx'): Promise<OfficeContentNode[]> => {
  await checkArchive(data);
  try {
    const decompressionLimits = { maxUncompressedBytes: maxUnpackedBytes };
    return (await OfficeParser.parseOffice(data, { fileType, decompressionLimits })).content;
  } catch {
    const kind = fileType === 'docx' ? 'Word document' : 'presentation';
    throw new UnreadableFile(`The file is damaged or is not a ${kind}.`);
  }
};
