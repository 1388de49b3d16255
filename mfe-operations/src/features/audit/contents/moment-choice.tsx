import type { ThingEvent } from '@hub/contracts';
import { color, Field, Input, Stack } from '@hub/ui';
import { t } from '../../../messages.ts';
import { muted } from '../../../shared/facts.tsx';
import { exactlyOf } from '../../../shared/times.ts';

interface Props {
  name: 'from' | 'at';
  events: readonly ThingEvent[];
  /** How many events there are until the moment. */
  place: number;
  onChange: (place: number) => void;
}

/** A moment of a thing: a slider through its events, or a time, which moves the slider. */
export const MomentChoice = ({ name, events, place, onChange }: Props) => {
  const event = events[place - 1];
  const label = event
    ? t('grants.moments.place', { ...event, when: exactlyOf(event.recordedAt) })
    : t('grants.moments.before');
  const onTime = (local: string) => {
    const time = Date.parse(local);
    if (!Number.isNaN(time)) onChange(events.filter(({ recordedAt }) => Date.parse(recordedAt) <= time).length);
  };
  return (
    <fieldset css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={{ fontWeight: 600 }}>{t(`grants.moments.${name}`)}</legend>
      <Stack gap={2}>
        <Field label={t('grants.moments.event')}>
          <input
            type="range"
            min={0}
            max={events.length}
            value={place}
            aria-valuetext={label}
            css={{ width: '100%', accentColor: color.accent }}
            onChange={({ target }) => onChange(Number(target.value))}
          />
        </Field>
        <p css={muted} aria-hidden>
          {label}
        </p>
        <Field label={t('grants.moments.time')}>
          <Input type="datetime-local" step={1} onChange={({ target }) => onTime(target.value)} />
        </Field>
      </Stack>
    </fieldset>
  );
};
