/** Columns of equal width, numbers to the right. */
export const textTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => String(line[column] ?? '').length)));
  const cell = (value: string | number, column: number) => {
    const width = widths[column] ?? 0;
    return typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
  };
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
};
