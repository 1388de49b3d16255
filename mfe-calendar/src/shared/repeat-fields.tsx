import { css } from '@emotion/react';
import type { NewRepeats } from '@hub/contracts';
import { Checkbox, Field, Grid, Input, Select, addDays, space, todayIn, weekdayNames } from '@hub/ui';
import { useState } from 'react';
import { t } from '../messages.ts';
import { choiceOf, repeatChoices, type RepeatChoice } from './repeat-form.ts';

const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A term's length: what a student repeats ends with it. */
const usualDays = 15 * 7;

interface Props {
  start: { dueDate?: string | null | undefined; repeats?: NewRepeats | null | undefined };
  errors: Readonly<Record<string, string>>;
  /** It repeats already. */
  mustRepeat?: boolean;
}

/** How often an event or task repeats, on which weekdays, and until when. */
export const RepeatFields = ({ start, errors, mustRepeat = false }: Props) => {
  const [repeat, setRepeat] = useState<RepeatChoice>(choiceOf(start.repeats));
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(new Set(start.repeats?.weekdays));
  const isWeekly = repeat === 'week' || repeat === 'second-week';
  const toggle = (day: number) => {
    const others = [...weekdays].filter((each) => each !== day);
    setWeekdays(new Set(weekdays.has(day) ? others : [...others, day]));
  };
  const names = weekdayNames('long');
  return (
    <>
      <Grid min={140}>
        <Field label={t('repeats.label')}>
          <Select
            name="repeat"
            value={repeat}
            onChange={(event) => setRepeat(event.currentTarget.value as RepeatChoice)}
          >
            {repeatChoices
              .filter((choice) => choice || !mustRepeat)
              .map((choice) => (
                <option key={choice} value={choice}>
                  {t(`repeats.choice.${choice || 'never'}`)}
                </option>
              ))}
          </Select>
        </Field>
        {repeat && (
          <Field label={t('repeats.lastDay')} required error={errors['until']}>
            <Input
              type="date"
              name="until"
              defaultValue={start.repeats?.until ?? addDays(start.dueDate ?? todayIn(), usualDays)}
            />
          </Field>
        )}
      </Grid>
      {isWeekly && (
        <fieldset css={group}>
          <legend css={{ padding: 0, marginBottom: space(1.5), fontWeight: 500 }}>{t('repeats.weekdays')}</legend>
          {weekdayNames('short').map((name, day) => (
            <Checkbox
              key={name}
              label={name}
              aria-label={names[day]}
              checked={weekdays.has(day)}
              onChange={() => toggle(day)}
            />
          ))}
        </fieldset>
      )}
      <input type="hidden" name="weekdays" value={isWeekly ? [...weekdays].join(',') : ''} />
    </>
  );
};
