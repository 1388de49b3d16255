import { isMet, type Metric } from './metric.ts';

/** 7006.4 → "7,006", 0.873 → "0.87": never more digits than a noisy machine repeats. */
export const formatNumber = (value: number): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** Units of one sign stand close: "3.5×", "7,006/s", but "2.5 ms". */
const withUnit = (text: string, unit: string) => (/^[/×]/.test(unit) ? text + unit : `${text} ${unit}`);

const targetOf = ({ target, unit }: Metric): string => {
  if (!target) return '';
  const [sign, value] = 'atLeast' in target ? ['≥', target.atLeast] : ['≤', target.atMost];
  return `${sign} ${withUnit(value.toLocaleString('en-US'), unit)}`;
};

const verdict = (figure: Metric) => ({ true: 'yes', false: '**no**', undefined: '' })[`${isMet(figure)}`];

const cellsOf = (figure: Metric): string[] => {
  const measured = withUnit(formatNumber(figure.value), figure.unit);
  return [
    figure.what,
    figure.detail === undefined ? measured : `${measured} (${figure.detail})`,
    targetOf(figure),
    verdict(figure),
  ];
};

/** A markdown table with aligned columns, as the formatter leaves it. */
export const markdownTable = (figures: readonly Metric[]): string => {
  const head = ['What', 'Measured', 'Target', 'Met'];
  const rows = figures.map(cellsOf);
  const widths = head.map((title, column) => Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('\n');
};
