import type { ClassId, PracticeTestView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, Card, CardHeader, EmptyState, ErrorState, Grid, Row, Stack } from '@hub/ui';
import { ClipboardList, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { GridSkeleton, listHeight } from '../../shared/list-skeletons.tsx';
import { useTests } from './api.ts';
import { GenerateTestDialog } from './generate-test-dialog.tsx';
import { TakeTestDialog } from './taking/take-test-dialog.tsx';
import { TestCard } from './test-card.tsx';
import { CreateTestDialog, EditTestDialog } from './test-dialogs.tsx';
import { ViewTest } from './view-test.tsx';
import { WeakTopics } from './weak-topics.tsx';

type Open = { dialog: 'generate' | 'create' } | { dialog: 'take' | 'view' | 'edit'; test: PracticeTestView } | null;

/** The practice tests of a class. */
export const PracticeSection = ({ classId }: { classId: ClassId }) => {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Card as="section" aria-label={t('tests.heading')}>
      <CardHeader
        title={t('tests.heading')}
        action={
          <Row>
            <Button variant="secondary" onClick={() => setOpen({ dialog: 'create' })}>
              <Plus aria-hidden /> {t('tests.create')}
            </Button>
            <Button onClick={() => setOpen({ dialog: 'generate' })}>
              <Sparkles aria-hidden /> {t('tests.generate')}
            </Button>
          </Row>
        }
      />
      <Stack gap={6} css={listHeight}>
        <Tests classId={classId} onOpen={(dialog, test) => setOpen({ dialog, test })} />
        <WeakTopics classId={classId} />
      </Stack>
      {open?.dialog === 'generate' && <GenerateTestDialog classId={classId} onClose={close} />}
      {open?.dialog === 'create' && <CreateTestDialog classId={classId} onClose={close} />}
      {open?.dialog === 'edit' && <EditTestDialog test={open.test} onClose={close} />}
      {open?.dialog === 'take' && <TakeTestDialog test={open.test} onClose={close} />}
      {open?.dialog === 'view' && <ViewTest test={open.test} onClose={close} />}
    </Card>
  );
};

interface Props {
  classId: ClassId;
  onOpen: (dialog: 'take' | 'view' | 'edit', test: PracticeTestView) => void;
}

const Tests = ({ classId, onOpen }: Props) => {
  const { data: tests, isLoadingError, isFetching, refetch } = useTests(classId);
  useFailureNotice(isLoadingError, t('tests.failed'));
  if (isLoadingError && !isFetching) return <ErrorState title={t('tests.failed')} onRetry={() => void refetch()} />;
  if (!tests) return <GridSkeleton label={t('tests.loading')} />;
  if (tests.length === 0) {
    return <EmptyState icon={<ClipboardList />} title={t('tests.empty')} hint={t('tests.emptyHint')} level={3} />;
  }
  return (
    <Grid as="ul" min={320} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {tests.map((test) => (
        <li key={test.id} css={{ display: 'grid', minWidth: 0 }}>
          <TestCard test={test} onOpen={(dialog) => onOpen(dialog, test)} />
        </li>
      ))}
    </Grid>
  );
};
