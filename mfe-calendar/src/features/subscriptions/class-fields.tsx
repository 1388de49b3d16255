import type { CalendarPreview, ClassChoice, ClassId, ClassView } from '@hub/contracts';
import { Button, Field, Input, Select, Stack } from '@hub/ui';
import { useState } from 'react';
import { ClassOptions } from '../../shared/class-options.tsx';
import { listStyle, muted } from '../../shared/styles.ts';
import { t } from './messages.ts';
import { classOfSeries, withClass } from './series-choices.ts';
import { SeriesRow } from './series-row.tsx';

/** What a form about a calendar holds. */
export interface Chosen extends ClassChoice {
  readonly name: string;
}

interface Props {
  calendar: CalendarPreview;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  classes: readonly ClassView[];
  today: string;
  /** It was sent without a name. */
  isNameMissing: boolean;
  /** Series that are on the student's calendar in another way. */
  present?: ReadonlySet<string>;
}

const firstRows = 50;

const remarksOn = ({ dates, left, unreadable }: CalendarPreview) =>
  [
    dates > 0 ? t('found', { count: dates }) : t('empty'),
    left > 0 && t('left', { count: left }),
    unreadable > 0 && t('unreadable', { count: unreadable }),
  ]
    .filter(Boolean)
    .join(' ');

/** The name of a calendar, and the class of each of its dates. */
export const ClassFields = ({ calendar, chosen, onChange, classes, today, isNameMissing, present }: Props) => {
  const [rows, setRows] = useState(firstRows);
  const { series } = calendar;
  const hidden = series.length - rows;
  return (
    <Stack gap={4}>
      <Field label={t('name')} error={isNameMissing ? t('nameMissing') : undefined}>
        <Input
          value={chosen.name}
          maxLength={80}
          onChange={({ target }) => onChange({ ...chosen, name: target.value })}
        />
      </Field>
      <Field label={t('otherwise')}>
        <Select
          value={chosen.otherwise ?? ''}
          onChange={({ target }) => onChange({ ...chosen, otherwise: (target.value || null) as ClassId | null })}
        >
          <option value="">{t('leaveOut')}</option>
          <ClassOptions classes={classes} code="dashed" />
        </Select>
      </Field>
      <output css={muted}>{remarksOn(calendar)}</output>
      {series.length > 0 && (
        <ul css={listStyle} aria-label={t('series')}>
          {series.slice(0, rows).map((each) => (
            <SeriesRow
              key={each.series}
              series={each}
              classes={classes}
              today={today}
              isPresent={present?.has(each.series) ?? false}
              classId={classOfSeries(each, chosen, classes)}
              onChange={(classId) => onChange({ ...chosen, byHand: withClass(chosen.byHand, each.series, classId) })}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => setRows(series.length)}>
          {t('all', { count: hidden })}
        </Button>
      )}
    </Stack>
  );
};
