import { css } from '@emotion/react';
import type { ClassId, GradeItemView } from '@hub/contracts';
import { color, fontSize, IconButton, Input, space } from '@hub/ui';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '../../messages.ts';
import { useChangeItem, useDeleteItem } from './api.ts';
import { readScore, scoreText } from './score.ts';

export const itemLine = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(${space(24)}, ${space(33)}) auto;
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;
const wholeLine = css`
  grid-column: 1 / -1;
  font-size: ${fontSize.xs};
`;

interface Props {
  classId: ClassId;
  item: GradeItemView;
  /** It is among the lowest that do not count. */
  isDropped: boolean;
  /** The date or task to which it belongs. */
  subject: string | undefined;
}

/** A grade whose name and result are changed in place: leaving a field, or Enter, saves it. */
export const ItemRow = ({ classId, item, isDropped, subject }: Props) => {
  const { id, name } = item;
  const change = useChangeItem({ classId, itemId: id });
  const remove = useDeleteItem({ classId, itemId: id });
  const [error, setError] = useState<string | null>(null);
  const score = scoreText(item);
  const save = (form: HTMLFormElement) => {
    const texts = new FormData(form);
    const typed = String(texts.get('name')).trim();
    const result = readScore(String(texts.get('score')), item.possible);
    if (typed === '') return setError(t('grades.item.nameMissing'));
    if (!result) return setError(t('grades.item.badScore'));
    setError(null);
    if (typed !== name || result.earned !== item.earned || result.possible !== item.possible)
      change.mutate({ name: typed, ...result });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(event.currentTarget);
  };
  const facts = [subject, isDropped && t('grades.item.dropped')].filter(Boolean).join(' · ');
  return (
    <li>
      <form css={itemLine} onSubmit={onSubmit} onBlur={({ currentTarget }) => save(currentTarget)} noValidate>
        <Input
          key={`name ${name}`}
          name="name"
          aria-label={t('grades.item.nameOf', { name })}
          defaultValue={name}
          maxLength={120}
          autoComplete="off"
          dir="auto"
        />
        <Input
          key={`score ${score}`}
          name="score"
          aria-label={t('grades.item.scoreOf', { name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          defaultValue={score}
          placeholder={t('grades.item.scorePlaceholder')}
          autoComplete="off"
        />
        <IconButton
          label={t('grades.item.deleteOf', { name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Trash2 aria-hidden />
        </IconButton>
        {facts && (
          <p css={[wholeLine, { color: color.muted }]}>
            <bdi>{facts}</bdi>
          </p>
        )}
        {error && (
          <p id={`${id}-error`} role="alert" css={[wholeLine, { color: color.dangerText }]}>
            {error}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </li>
  );
};
