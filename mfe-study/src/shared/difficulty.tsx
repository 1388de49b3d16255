import { difficulties, type Difficulty } from '@hub/contracts';
import { Dot, Select, space, VisuallyHidden, type Tone } from '@hub/ui';
import type { ComponentProps } from 'react';
import { t } from '../messages.ts';
import { muted } from './styles.ts';

const tones: Record<Difficulty, Tone> = { easy: 'green', medium: 'yellow', hard: 'red' };

/** A dot (decision Q88) with the difficulty in words. */
export const DifficultyMark = ({ difficulty }: { difficulty: Difficulty }) => (
  <span css={[muted, { display: 'inline-flex', alignItems: 'center', gap: space(2) }]}>
    <Dot tone={tones[difficulty]} size={10} />
    {t(`difficultyOf.${difficulty}`)}
    <VisuallyHidden>{t('tests.difficultySuffix')}</VisuallyHidden>
  </span>
);

export const DifficultySelect = (props: ComponentProps<'select'>) => (
  <Select {...props} defaultValue={props.defaultValue ?? 'medium'}>
    {difficulties.map((difficulty) => (
      <option key={difficulty} value={difficulty}>
        {t(`difficultyOf.${difficulty}`)}
      </option>
    ))}
  </Select>
);
