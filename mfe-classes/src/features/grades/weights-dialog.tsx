import { css } from '@emotion/react';
import { type ClassId, type FoundWeight, gradeLimits, NewGradeCategory } from '@hub/contracts';
import { Button, Checkbox, color, Dialog, EmptyState, ErrorState, fontSize, Input, space, Stack } from '@hub/ui';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { useAddCategories, useFoundWeights } from './api.ts';

const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) ${space(20)};
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;
const quoteLine = css`
  grid-column: 2 / -1;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  overflow-wrap: anywhere;
`;

interface Proposed extends FoundWeight {
  readonly taken: boolean;
  /** As typed. */
  readonly typed: string;
}

interface Props {
  classId: ClassId;
  /** The names of categories that the class has. */
  known: readonly string[];
  onClose: () => void;
}

/** The weights that the syllabus states, for the student to check, change and take. */
export const WeightsDialog = ({ classId, known, onClose }: Props) => {
  const { data, isError, isFetching, refetch } = useFoundWeights(classId);
  const [edited, setEdited] = useState<readonly Proposed[] | null>(null);
  const add = useAddCategories(classId, { onAdded: onClose });
  const isNew = ({ name }: FoundWeight) => !known.some((each) => each.toLowerCase() === name.toLowerCase());
  const proposed = edited ?? data?.map((each) => ({ ...each, taken: isNew(each), typed: String(each.weight) })) ?? [];
  const taken = proposed.filter((each) => each.taken);
  const categories = NewGradeCategory.array()
    .max(gradeLimits.categories)
    .safeParse(taken.map((each) => ({ ...each, weight: Number(each.typed.replace(',', '.') || Number.NaN) })));
  const error = categories.error?.issues[0]?.message;
  const sum = categories.data?.reduce((all, { weight, extra }) => (extra ? all : all + weight), 0);

  const change = (place: number, changed: Partial<Proposed>) =>
    setEdited(proposed.map((each, index) => (index === place ? { ...each, ...changed } : each)));

  const content = () => {
    if (isFetching) return <ListSkeleton rows={4} label={t('grades.weights.loading')} />;
    if (isError) return <ErrorState title={t('grades.weights.failed')} onRetry={() => void refetch()} />;
    if (proposed.length === 0) {
      return (
        <EmptyState icon={<ScrollText />} title={t('grades.weights.none.title')} hint={t('grades.weights.none.hint')} />
      );
    }
    return (
      <Stack gap={3}>
        {proposed.map((each, index) => (
          // the list is not reordered
          <div key={index} css={line}>
            <Checkbox
              aria-label={t('grades.weights.take', { name: each.name })}
              checked={each.taken}
              onChange={({ currentTarget: { checked } }) => change(index, { taken: checked })}
            />
            <Input
              aria-label={t('grades.weights.nameOf', { n: index + 1 })}
              value={each.name}
              maxLength={gradeLimits.name}
              dir="auto"
              onChange={({ currentTarget: { value } }) => change(index, { name: value })}
            />
            <Input
              aria-label={t('grades.weights.weightOf', { n: index + 1 })}
              inputMode="decimal"
              value={each.typed}
              onChange={({ currentTarget: { value } }) => change(index, { typed: value })}
            />
            <p css={quoteLine}>
              <q dir="auto">{each.quote}</q>
              {each.extra && ` · ${t('grades.weights.extra')}`}
              {each.dropLowest > 0 && ` · ${t('grades.weights.drops', { count: each.dropLowest })}`}
            </p>
          </div>
        ))}
        {error ? (
          <p role="alert" css={{ color: color.dangerText }}>
            {error}
          </p>
        ) : (
          <p css={{ color: color.muted }}>{t('grades.weights.sum', { n: sum ?? 0 })}</p>
        )}
      </Stack>
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('grades.weights.title')}
      description={t('grades.weights.text')}
      busy={add.isPending}
      unsaved={edited !== null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={add.isPending}>
            {t('grades.weights.cancel')}
          </Button>
          {proposed.length > 0 && (
            <Button
              busy={add.isPending}
              disabled={taken.length === 0 || !categories.success}
              onClick={() => categories.data && add.mutate(categories.data)}
            >
              {t('grades.weights.add', { count: taken.length })}
            </Button>
          )}
        </>
      }
    >
      {content()}
    </Dialog>
  );
};
