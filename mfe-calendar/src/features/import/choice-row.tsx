import { css } from '@emotion/react';
import { type ClassId, type ClassView } from '@hub/contracts';
import { Checkbox, media, Select, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { ClassOptions } from '../../shared/class-options.tsx';
import { dueLabel } from '../../shared/format-dates.ts';
import { muted, titleStyle } from '../../shared/styles.ts';
import type { Choice } from './choices.ts';

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) ${space(44)};
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} 0;
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 2;
    }
  }
`;

interface Props {
  choice: Choice;
  classes: readonly ClassView[];
  today: string;
  /** The row was sent without a class. */
  isMissing: boolean;
  onChange: (change: Partial<Pick<Choice, 'classId' | 'isTaken'>>) => void;
}

/** One date of the file: whether to take it, and its class. */
export const ChoiceRow = ({ choice, classes, today, isMissing, onChange }: Props) => {
  const { date, classId, isTaken, isPresent, earlier } = choice;
  return (
    <li css={row}>
      <Checkbox
        aria-label={t('import.take', { title: date.title })}
        checked={isTaken}
        onChange={({ currentTarget }) => onChange({ isTaken: currentTarget.checked })}
      />
      <div css={{ minWidth: 0 }}>
        <p css={titleStyle}>{date.title}</p>
        <p css={muted}>
          {[dueLabel(date, today), date.place, isPresent && t('import.there')].filter(Boolean).join(' · ')}
        </p>
        {earlier && (
          <p css={muted}>
            {t('import.earlier', {
              event: [earlier.title !== date.title && `“${earlier.title}”`, dueLabel(earlier, today), earlier.place]
                .filter(Boolean)
                .join(' · '),
            })}
          </p>
        )}
      </div>
      <Select
        aria-label={t('import.classOf', { title: date.title })}
        disabled={earlier !== null}
        aria-invalid={isMissing}
        value={classId ?? ''}
        onChange={({ target }) => onChange({ classId: (target.value || null) as ClassId | null })}
      >
        <option value="">{t('field.chooseClass')}</option>
        <ClassOptions classes={classes} code="dashed" />
      </Select>
    </li>
  );
};
