import { css } from '@emotion/react';
import type { CalendarEventView, ClassId, GradeCategoryView, GradeItemView, TaskView } from '@hub/contracts';
import { type CategoryStanding, rounded } from '@hub/grading';
import { Button, color, ConfirmDialog, fontSize, Row, space, stroke } from '@hub/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useDeleteCategory } from './api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import { NewItem } from './new-item.tsx';

const box = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)} 0;
  border-top: ${stroke.thin} solid ${color.hairline};
  overflow-wrap: anywhere;
`;
const list = css`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface Props {
  classId: ClassId;
  category: GradeCategoryView;
  items: readonly GradeItemView[];
  standing: CategoryStanding | undefined;
  events: readonly CalendarEventView[];
  tasks: readonly TaskView[];
}

const factsOf = ({ extra, dropLowest }: GradeCategoryView, standing: CategoryStanding | undefined) => {
  const n = rounded(standing?.share ?? 0);
  const percent = standing?.percent ?? null;
  return [
    t(extra ? 'grades.category.extraShare' : 'grades.category.share', { n }),
    ...(dropLowest > 0 ? [t('grades.category.drops', { count: dropLowest })] : []),
    percent === null ? t('grades.category.open') : t('grades.category.now', { n: rounded(percent) }),
  ].join(' · ');
};

/** A category with its weight and its grades. */
export const CategorySection = ({ classId, category, items, standing, events, tasks }: Props) => {
  const { id, name } = category;
  const [open, setOpen] = useState<'edit' | 'delete' | 'add' | null>(null);
  const close = () => setOpen(null);
  const remove = useDeleteCategory({ classId, categoryId: id });
  const subjectOf = ({ eventId, taskId }: GradeItemView) =>
    [...events, ...tasks].find((each) => each.id === (eventId ?? taskId))?.title;
  return (
    <section css={box} aria-label={name}>
      <Row justify="space-between">
        <div css={{ minWidth: 0 }}>
          <h3 css={{ fontSize: fontSize.sm }}>
            <bdi>{name}</bdi>
          </h3>
          <p css={{ color: color.muted, fontSize: fontSize.xs }}>{factsOf(category, standing)}</p>
        </div>
        <Row gap={1}>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('grades.item.addTo', { name })}
            onClick={() => setOpen('add')}
          >
            <Plus aria-hidden /> {t('grades.item.add')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('grades.category.editOf', { name })}
            onClick={() => setOpen('edit')}
          >
            {t('terms.edit')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('grades.category.deleteOf', { name })}
            onClick={() => setOpen('delete')}
          >
            {t('grades.category.delete')}
          </Button>
        </Row>
      </Row>
      {items.length > 0 && (
        <ul css={list}>
          {items.map((item) => (
            <ItemRow
              key={item.id}
              classId={classId}
              item={item}
              isDropped={standing?.dropped.has(item.id) ?? false}
              subject={subjectOf(item)}
            />
          ))}
        </ul>
      )}
      {open === 'add' && (
        <NewItem classId={classId} category={category} events={events} tasks={tasks} onClose={close} />
      )}
      {open === 'edit' && <CategoryDialog classId={classId} category={category} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={t('grades.category.question', { name })}
        description={t('grades.category.questionText')}
        confirmLabel={t('grades.category.delete')}
        busyLabel={t('grades.category.deleting')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </section>
  );
};
