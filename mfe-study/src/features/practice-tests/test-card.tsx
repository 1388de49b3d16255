import type { PracticeTestView } from '@hub/contracts';
import { Button, IconButton, Row, fontSize, space } from '@hub/ui';
import { Clock, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { t } from '../../messages.ts';
import { DifficultyMark } from '../../shared/difficulty.tsx';
import { KindBadge } from '../../shared/kind-badge.tsx';
import { actionBar, boxStyle, muted } from '../../shared/styles.ts';
import { useDeleteTest } from './api.ts';
import { hasDraft } from './taking/test-draft.ts';

interface Props {
  test: PracticeTestView;
  onOpen: (dialog: 'take' | 'view' | 'edit') => void;
}

const withIcon = { display: 'inline-flex', alignItems: 'center', gap: space(2) } as const;

export const TestCard = ({ test, onOpen }: Props) => {
  const { mutate: remove, isPending } = useDeleteTest();
  const { id, title, description, difficulty, aiGenerated, estimatedTime, questionCount } = test;
  return (
    <article css={[boxStyle, { alignContent: 'start', gridTemplateRows: 'auto auto 1fr auto' }]}>
      <Row justify="space-between" align="flex-start" wrap={false}>
        <h3 css={{ minWidth: 0, fontSize: fontSize.md, overflowWrap: 'anywhere' }}>{title}</h3>
        <span css={{ flex: 'none' }}>
          <KindBadge aiGenerated={aiGenerated} />
        </span>
      </Row>
      <Row gap={3}>
        <DifficultyMark difficulty={difficulty} />
        {estimatedTime !== null && (
          <span css={[muted, withIcon]}>
            <Clock size={14} aria-hidden /> {t('tests.minutes', { count: estimatedTime })}
          </span>
        )}
        <span css={[muted, withIcon]}>
          <ListChecks size={14} aria-hidden /> {t('tests.count', { count: questionCount })}
        </span>
      </Row>
      <p css={muted}>{description}</p>
      <Row>
        <Button size="sm" aria-label={t('tests.takeOf', { title })} onClick={() => onOpen('take')}>
          {t(hasDraft(id) ? 'tests.continue' : 'tests.take')}
        </Button>
        <Button size="sm" variant="secondary" aria-label={t('tests.viewOf', { title })} onClick={() => onOpen('view')}>
          {t('tests.view')}
        </Button>
        <span css={actionBar}>
          <IconButton label={t('tests.editTestOf', { title })} onClick={() => onOpen('edit')}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t('tests.deleteOf', { title })} disabled={isPending} onClick={() => remove(id)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </Row>
    </article>
  );
};
