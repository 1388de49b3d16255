import { read, utils } from '@e965/xlsx';
import { z } from 'zod';
import type { Page } from '@hub/contracts';
import { cleanText } from '../clean-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { checkArchive } from './archive.ts';

const Rows = z.array(z.array(z.string()));
const mostRows = 5000;
const mostColumns = 100;
const mostSheets = 50;

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const damaged = 'The file is damaged or is not a spreadsheet.';

const withoutEnd = (row: readonly string[]) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);

const open = (data: Uint8Array) => {
  try {
    return read(data, { dense: true, dateNF: 'yyyy-mm-dd', cellFormula: false, cellHTML: false, sheetRows: mostRows });
  } catch (error) {
    const locked = error instanceof Error && /password/i.test(error.message);
    throw new UnreadableFile(locked ? 'The file is protected by a password.' : damaged);
  }
};

/** One page per visible sheet: its name, and its cells as displayed, days as 2026-10-05. */
const pagesOf = (data: Uint8Array): Page[] => {
  const { SheetNames: names, Sheets: sheets, Workbook: book } = open(data);
  const shown = names.filter((_, index) => !book?.Sheets?.[index]?.Hidden).slice(0, mostSheets);
  return shown.flatMap((name) => {
    const sheet = sheets[name];
    if (!sheet?.['!ref']) return [];
    const range = utils.decode_range(sheet['!ref']);
    range.e.c = Math.min(range.e.c, range.s.c + mostColumns - 1);
    range.e.r = Math.min(range.e.r, range.s.r + mostRows - 1);
    const cells: unknown = utils.sheet_to_json(sheet, {
      header: 1,
      raw: false,
      defval: '',
      blankrows: false,
      range,
    });
    const rows = Rows.parse(cells).map((row) => withoutEnd(row.map(cleanText)));
    return [
      {
        blocks: [
          { kind: 'heading', text: cleanText(name) },
          { kind: 'table', rows },
        ],
      },
    ] satisfies Page[];
  });
};

export const readXls = (data: Uint8Array): Page[] => {
  // the library would open any format under this name
  if (!compound.equals(data.subarray(0, compound.length))) throw new UnreadableFile(damaged);
  return pagesOf(data);
};

export const readXlsx = async (data: Uint8Array): Promise<Page[]> => {
  await checkArchive(data);
  return pagesOf(data);
};
