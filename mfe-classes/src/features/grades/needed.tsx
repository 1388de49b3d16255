import { css } from '@emotion/react';
import type { GradesView } from '@hub/contracts';
import { type Assumed, assuming, neededFor, stepsIn } from '@hub/grading';
import { color, Field, fontSize, Select, space, Stack, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${space(2)} 0;
    border-bottom: ${stroke.thin} solid ${color.hairline};
    text-align: start;
  }
`;

interface Props {
  grades: GradesView;
  assumed: Assumed;
  open: readonly { readonly id: string; readonly name: string }[];
}

const textOf = (needed: number | null) => {
  if (needed === null) return t('grades.needed.outOfReach');
  if (needed === 0) return t('grades.needed.reached');
  return t(needed > 100 ? 'grades.needed.onlyExtra' : 'grades.needed.atLeast', { n: needed });
};

/** What must be reached in one open result, or in all of them, for each grade. Assumed results of others count. */
export const Needed = ({ grades, assumed, open }: Props) => {
  const [wanted, setWanted] = useState('');
  const chosen = open.some(({ id }) => id === wanted) ? [wanted] : open.map(({ id }) => id);
  const given = assuming(grades, Object.fromEntries(Object.entries(assumed).filter(([id]) => !chosen.includes(id))));
  const steps = stepsIn(grades.scale)
    .filter(({ from }) => from > 0)
    .map((step) => ({ ...step, needed: neededFor(given, step.from, chosen) }));
  const sure = steps.findIndex(({ needed }) => needed === 0);
  // any result is enough for worse grades too
  const shown = sure === -1 ? steps : steps.slice(0, sure + 1);
  return (
    <Stack as="section" gap={3} aria-label={t('grades.needed.title')}>
      <h3 css={{ fontSize: fontSize.sm }}>{t('grades.needed.title')}</h3>
      {open.length > 1 && (
        <Field label={t('grades.needed.in')}>
          <Select value={wanted} onChange={({ currentTarget: { value } }) => setWanted(value)}>
            <option value="">{t('grades.needed.everything')}</option>
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{t('grades.needed.grade')}</th>
            <th scope="col">
              {t('grades.needed.result')}
              {open.length === 1 && (
                <>
                  {' · '}
                  <bdi>{open[0]?.name}</bdi>
                </>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, from, needed }) => (
            <tr key={label}>
              <th scope="row" css={{ fontWeight: 500 }}>
                {label}{' '}
                {grades.scale !== 'percent' && (
                  <span css={{ color: color.muted, fontWeight: 400 }}>({t('grades.percent', { n: from })})</span>
                )}
              </th>
              <td>{textOf(needed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
};
