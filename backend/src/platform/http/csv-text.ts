// spreadsheets execute cells that begin like this; some also accept the full-width forms
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const guarded = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

/** A cell of {@link csvText} as it was before it was guarded. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** CSV by RFC 4180, or TSV with tabs, under a line of headings. Spreadsheets execute none of its cells. */
export const csvText = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: ',' | '\t' = ',',
): string => [headings, ...rows.map((row) => row.map(quoted))].map((row) => `${row.join(delimiter)}\r\n`).join('');
