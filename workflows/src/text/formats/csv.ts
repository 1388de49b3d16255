import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Page } from '@hub/contracts';
import { cleanText } from '../clean-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { decode } from './decode.ts';

const Rows = z.array(z.array(z.string()));

/** The most frequent separator in the first lines. */
const separatorOf = (text: string) => {
  const head = text.split('\n', 20).join('\n');
  const count = (separator: string) => head.split(separator).length;
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
};

export const readCsv = (data: Uint8Array): Page[] => {
  const text = decode(data);
  try {
    const rows: unknown = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    });
    return [{ blocks: [{ kind: 'table', rows: Rows.parse(rows).map((row) => row.map(cleanText)) }] }];
  } catch {
    throw new UnreadableFile('The file is damaged or is not a table of comma-separated values.');
  }
};
