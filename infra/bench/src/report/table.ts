import { isMet, type Metric } from './metric.ts';

/** Formats 7006.4 as "7,006" and 0.873 as "0.87": no more digits than a noisy machine can reproduce. */
export const formatNumber = (value: number): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** Appends a unit; symbols without a space: "3.5×", "7,006/s", but "2.5 ms". */
const withUnit = (text: string, unit: string) => (/^[/×]/.test(unit) ? text + unit : `${text} ${unit}`);

const targetOf = ({ target, unit }: Metric): string => {
  if (!target) return '';
  const [sign, value] = 'atLeast' in target ? ['≥', target.atLeast] : ['≤', target.atMost];
  return `${sign} ${withUnit(value.toLocaleString('en-US'), unit)}`;
};

const verdict = (metric: Metric) => ({ true: 'yes', false: '**no**', undefined: '' })[`${isMet(metric)}`];

const cellsOf = (metric: Metric): string[] => {
  const measured = withUnit(formatNumber(metric.value), metric.unit);
  return [
    metric.what,
    metric.detail === undefined ? measured : `${measured} (${metric.detail})`,
    targetOf(metric),
    verdict(metric),
  ];
};

/** A markdown table with aligned columns, as the formatter writes it. */
export const markdownTable = (metrics: readonly Metric[]): string => {
  const head = ['What', 'Measured', 'Target', 'Met'];
  const rows = metrics.map(cellsOf);
  const widths = head.map((title, column) => Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('\n');
};
