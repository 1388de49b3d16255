/** Aligned columns; numbers and their headings are right-aligned. */
export const textTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => String(line[column] ?? '').length)));
  const cell = (value: string | number, column: number) => {
    const width = widths[column] ?? 0;
    const isNumber = typeof rows[0]?.[column] === 'number';
    return isNumber ? String(value).padStart(width) : String(value).padEnd(width);
  };
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
};
