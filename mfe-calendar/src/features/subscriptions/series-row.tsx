import { css } from '@emotion/react';
import type { ClassId, ClassView, PreviewedSeries } from '@hub/contracts';
import { media, Select, space } from '@hub/ui';
import { ClassOptions } from '../../shared/class-options.tsx';
import { dueLabel } from '../../shared/format-dates.ts';
import { muted, titleStyle } from '../../shared/styles.ts';
import { t } from './messages.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${space(44)};
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} 0;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }
`;

interface Props {
  series: PreviewedSeries;
  classes: readonly ClassView[];
  today: string;
  isPresent: boolean;
  classId: ClassId | null;
  onChange: (classId: ClassId | null) => void;
}

/** A single date of a calendar, or all dates of a series, with its class. */
export const SeriesRow = ({ series, classes, today, isPresent, classId, onChange }: Props) => {
  const { title, dates } = series;
  const when = dueLabel(series, today);
  return (
    <li css={row}>
      <div css={{ minWidth: 0 }}>
        <p css={titleStyle}>{title}</p>
        <p css={muted}>
          {[dates > 1 ? t('andMore', { when, count: dates - 1 }) : when, isPresent && t('there')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Select
        aria-label={t('classOf', { title })}
        value={classId ?? ''}
        onChange={({ target }) => onChange((target.value || null) as ClassId | null)}
      >
        <option value="">{t('leaveOut')}</option>
        <ClassOptions classes={classes} code="dashed" />
      </Select>
    </li>
  );
};
