import type { GradesView } from '@hub/contracts';
import { standingOf } from '@hub/grading';
import { Button, color, EmptyState, fontSize, Grid, Row, Stack } from '@hub/ui';
import { GraduationCap, Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useSubjects } from './api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategorySection } from './category-section.tsx';
import { GradeSettings } from './grade-settings.tsx';
import { ShownGrade } from './shown-grade.tsx';
import { WeightsDialog } from './weights-dialog.tsx';
import { WhatIf } from './what-if.tsx';

const Actions = ({ grades: { classId, categories } }: { grades: GradesView }) => {
  const [open, setOpen] = useState<'weights' | 'category' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      <Button variant="secondary" size="sm" onClick={() => setOpen('weights')}>
        <ScrollText aria-hidden /> {t('grades.weights.read')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpen('category')}>
        <Plus aria-hidden /> {t('grades.category.add')}
      </Button>
      {open === 'weights' && (
        <WeightsDialog classId={classId} known={categories.map(({ name }) => name)} onClose={close} />
      )}
      {open === 'category' && <CategoryDialog classId={classId} onClose={close} />}
    </Row>
  );
};

/** The grades of a class: the current one, categories with items, what if, and what is needed. */
export const GradeBook = ({ grades }: { grades: GradesView }) => {
  const { classId, categories, items, scale } = grades;
  const { events, tasks } = useSubjects(classId);
  const { percent, weights, categories: standings } = standingOf(grades);
  if (categories.length === 0) {
    return (
      <EmptyState
        icon={<GraduationCap />}
        title={t('grades.empty.title')}
        hint={t('grades.empty.hint')}
        action={<Actions grades={grades} />}
      />
    );
  }
  const note = weights === 0 ? t('grades.noWeights') : weights !== 100 && t('grades.sum', { n: weights });
  return (
    <Stack gap={4}>
      <Row justify="space-between">
        <div>
          <ShownGrade scale={scale} percent={percent} />
          {percent !== null && <p css={{ color: color.muted, fontSize: fontSize.xs }}>{t('grades.soFar')}</p>}
        </div>
        <Actions grades={grades} />
      </Row>
      {note && <p css={{ color: color.muted }}>{note}</p>}
      <Grid min={360} gap={8} css={{ alignItems: 'start' }}>
        <div css={{ minWidth: 0 }}>
          {categories.map((category) => (
            <CategorySection
              key={category.id}
              classId={classId}
              category={category}
              items={items.filter(({ categoryId }) => categoryId === category.id)}
              standing={standings.find(({ id }) => id === category.id)}
              events={events}
              tasks={tasks}
            />
          ))}
        </div>
        <Stack gap={6}>
          <WhatIf grades={grades} />
          <GradeSettings grades={grades} />
        </Stack>
      </Grid>
    </Stack>
  );
};
