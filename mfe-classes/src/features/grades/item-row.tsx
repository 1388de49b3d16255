import { css } from '@emotion/react';
import type { ClassId, GradeItemView } from '@hub/contracts';
import { color, fontSize, IconButton, Input, space } from '@hub/ui';
import { Trash2 } from 'lucide-react';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { useChangeItem, useDeleteItem } from './api.ts';
import { gradeFields, scoreText } from './score.ts';

const itemLine = css`
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
    const typed = z.object(gradeFields(item.possible)).safeParse(Object.fromEntries(new FormData(form)));
    setError(typed.error?.issues[0]?.message ?? null);
    if (!typed.success) return;
    const wanted = { name: typed.data.name, ...typed.data.score };
    if (wanted.name !== name || wanted.earned !== item.earned || wanted.possible !== item.possible)
      change.mutate(wanted);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(event.currentTarget);
  };
  const onLeave = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => form && save(form);
  const facts = [subject, isDropped && t('grades.item.dropped')].filter(Boolean).join(' · ');
  return (
    <li>
      <form css={itemLine} onSubmit={onSubmit} noValidate>
        <Input
          key={`name ${name}`}
          name="name"
          onBlur={onLeave}
          aria-label={t('grades.item.nameOf', { name })}
          defaultValue={name}
          maxLength={120}
          autoComplete="off"
          dir="auto"
        />
        <Input
          key={`score ${score}`}
          name="score"
          onBlur={onLeave}
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
        <button type="submit" hidden>
          {t('save')}
        </button>
      </form>
    </li>
  );
};
