import { css } from '@emotion/react';
import { Checkbox, color, fontSize, space, weekdayNames } from '@hub/ui';
import { t } from '../messages.ts';

const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface Props {
  /** Above the days; by default the one of the timetable. */
  legend?: string;
  by: 'weekday' | 'rotation';
  /** The length of the cycle. */
  rotationDays: number;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (days: readonly number[]) => void;
}

/** The weekdays, Monday first, or the days of the cycle. */
export const DayChoice = ({ legend = t('timetable.days'), by, rotationDays, chosen, error, onChange }: Props) => {
  const names = weekdayNames('short');
  const full = weekdayNames('long');
  const days =
    by === 'weekday'
      ? [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, name: names[value] ?? '', label: full[value] ?? '' }))
      : Array.from({ length: rotationDays }, (_, index) => {
          const label = t('timetable.dayNumber', { n: index + 1 });
          return { value: index + 1, name: label, label };
        });
  const toggle = (day: number) =>
    onChange(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].toSorted((a, b) => a - b));
  return (
    <fieldset css={group} aria-describedby={error && 'meeting-days-error'}>
      <legend css={{ padding: 0, marginBottom: space(1.5), fontWeight: 500 }}>{legend}</legend>
      {days.map(({ value, name, label }) => (
        <Checkbox
          key={value}
          label={name}
          aria-label={label}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      {error && (
        <p id="meeting-days-error" css={{ width: '100%', color: color.dangerText, fontSize: fontSize.xs }}>
          {error}
        </p>
      )}
      <input type="hidden" name="days" value={chosen.join(',')} />
    </fieldset>
  );
};
