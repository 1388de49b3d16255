import { css } from '@emotion/react';
import type { GradesView } from '@hub/contracts';
import { type Assumed, assuming, openIn, standingOf } from '@hub/grading';
import { Button, color, fontSize, Input, Row, space, Stack } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { Needed } from './needed.tsx';
import { ShownGrade } from './shown-grade.tsx';

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(${space(20)}, 2fr) ${space(20)};
  gap: ${space(3)};
  align-items: center;
  overflow-wrap: anywhere;
`;
const most = 120;

/** Results that are assumed for what is not graded yet, and what they would lead to. Kept nowhere. */
export const WhatIf = ({ grades }: { grades: GradesView }) => {
  const [assumed, setAssumed] = useState<Assumed>({});
  const names = new Map([...grades.categories, ...grades.items].map(({ id, name }) => [id as string, name]));
  const open = openIn(grades).map((id) => ({ id, name: names.get(id) ?? '' }));
  const assume = (id: string, text: string) => {
    const { [id]: _before, ...others } = assumed;
    const percent = Number(text);
    setAssumed(text === '' || !(percent >= 0) ? others : { ...others, [id]: Math.min(percent, 1000) });
  };
  if (open.length === 0) return <p css={{ color: color.muted }}>{t('grades.whatIf.nothingOpen')}</p>;
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3} aria-label={t('grades.whatIf.title')}>
        <div>
          <h3 css={{ fontSize: fontSize.sm }}>{t('grades.whatIf.title')}</h3>
          <p css={{ color: color.muted, fontSize: fontSize.xs }}>{t('grades.whatIf.hint')}</p>
        </div>
        {open.map(({ id, name }) => (
          <div key={id} css={line}>
            <bdi>{name}</bdi>
            <input
              type="range"
              min={0}
              max={most}
              aria-label={t('grades.whatIf.slider', { name })}
              value={assumed[id] ?? 0}
              onChange={({ currentTarget: { value } }) => assume(id, value)}
              css={{ width: '100%', minWidth: 0, minHeight: space(8), accentColor: color.accent }}
            />
            <Input
              type="number"
              min={0}
              step="any"
              aria-label={t('grades.whatIf.result', { name })}
              value={assumed[id] ?? ''}
              onChange={({ currentTarget: { value } }) => assume(id, value)}
            />
          </div>
        ))}
        {Object.keys(assumed).length > 0 && (
          <Row justify="space-between">
            <Row as="output" gap={3} align="baseline">
              {t('grades.whatIf.outcome')}
              <ShownGrade scale={grades.scale} percent={standingOf(assuming(grades, assumed)).percent} />
            </Row>
            <Button variant="ghost" size="sm" onClick={() => setAssumed({})}>
              {t('grades.whatIf.clear')}
            </Button>
          </Row>
        )}
      </Stack>
      <Needed grades={grades} assumed={assumed} open={open} />
    </Stack>
  );
};
