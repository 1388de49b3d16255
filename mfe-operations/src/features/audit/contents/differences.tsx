import { css } from '@emotion/react';
import { mostChanges, type ThingState } from '@hub/contracts';
import { Checkbox, color, fontSize, media, Row, space, Stack, stroke, tone, VisuallyHidden } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../messages.ts';
import { muted } from '../../../shared/facts.tsx';
import { fieldsOf, textOf } from './fields-of.ts';

const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${space(2)};
    border-top: ${stroke.thin} solid ${color.hairline};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
    white-space: pre-wrap;
  }
  & th {
    font-weight: 500;
  }
  & th:first-of-type {
    width: 36%;
  }
  ${media.mobile} {
    font-size: ${fontSize.sm};
  }
`;
const changed = css`
  background: ${tone('yellow').bg};
  color: ${tone('yellow').text};
`;
const heading = css`
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

interface Line {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly isChanged: boolean;
}

/** Every field of either state, in the order of the later one. */
const allLines = ({ at, from }: ThingState): Line[] => {
  const [before, after] = [new Map(fieldsOf(from?.state)), new Map(fieldsOf(at.state))];
  return [...new Set([...after.keys(), ...before.keys()])].map((field) => {
    const [old, now] = [before.get(field), after.get(field)];
    return { field, before: old, after: now, isChanged: old !== now };
  });
};

const changedLines = ({ changes }: ThingState): Line[] =>
  changes.map(({ field, before, after }) => ({
    field,
    before: before === null ? undefined : textOf(before),
    after: after === null ? undefined : textOf(after),
    isChanged: true,
  }));

/** Two states next to each other: what differs, or all of both. */
export const Differences = (states: ThingState) => {
  const [isAll, setIsAll] = useState(false);
  const { changes } = states;
  const lines = isAll ? allLines(states) : changedLines(states);
  return (
    <Stack gap={2}>
      <Row justify="space-between">
        <output css={heading}>
          {changes.length === 0 ? t('grants.moments.same') : t('grants.moments.count', { count: changes.length })}
        </output>
        <Checkbox label={t('grants.moments.all')} checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />
      </Row>
      {changes.length >= mostChanges && <p css={muted}>{t('grants.moments.most')}</p>}
      {lines.length > 0 && (
        <table css={table} aria-label={t('grants.moments.title')}>
          <thead css={heading}>
            <tr>
              <th scope="col">{t('grants.moments.field')}</th>
              <th scope="col">{t('grants.moments.from')}</th>
              <th scope="col">{t('grants.moments.at')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ field, before, after, isChanged }) => (
              <tr key={field} css={isAll && isChanged && changed}>
                <th scope="row">
                  {field}
                  {isAll && isChanged && <VisuallyHidden> {t('grants.moments.changed')}</VisuallyHidden>}
                </th>
                <Value text={before} />
                <Value text={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
};

const Value = ({ text }: { text: string | undefined }) => (
  <td dir="auto" css={text === undefined && { color: color.muted, fontStyle: 'italic' }}>
    {text ?? t('grants.moments.nothing')}
  </td>
);
