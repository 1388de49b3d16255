import { css } from '@emotion/react';
import type { TermView } from '@hub/contracts';
import { Badge, Button, color, ConfirmDialog, formatShortDay, Row, space, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useArchiveTerm, useDeleteTerm } from './api.ts';
import { TermFormDialog } from './term-form-dialog.tsx';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} 0;
  overflow-wrap: anywhere;
  & + & {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

interface Props {
  term: TermView;
  isCurrent: boolean;
  /** How many active classes it has. */
  classes: number;
}

const daysOf = ({ first, last }: Pick<TermView, 'first' | 'last'>) =>
  `${formatShortDay(first, last)} – ${formatShortDay(last, '')}`;

/** A term with its days and breaks, and what can be done with it. */
export const TermRow = ({ term, isCurrent, classes }: Props) => {
  const { id, name, breaks, rotationDays } = term;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const archive = useArchiveTerm(id);
  const remove = useDeleteTerm(id, { onDeleted: close });
  const facts = [
    daysOf(term),
    t('terms.classes', { count: classes }),
    ...(rotationDays === null ? [] : [t('terms.rotation', { n: rotationDays })]),
    ...breaks.map((each) => `${each.name}: ${daysOf(each)}`),
  ];
  return (
    <li css={line}>
      <div css={{ minWidth: 0 }}>
        <Row gap={2}>
          <h2 css={{ fontSize: 'inherit' }}>
            <bdi>{name}</bdi>
          </h2>
          {isCurrent && <Badge>{t('terms.current')}</Badge>}
        </Row>
        <p css={{ color: color.muted }}>{facts.join(' · ')}</p>
      </div>
      <Row gap={1}>
        <Button variant="ghost" size="sm" aria-label={t('terms.editOf', { name })} onClick={() => setOpen('edit')}>
          {t('terms.edit')}
        </Button>
        {classes > 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('terms.archiveOf', { name })}
            busy={archive.isPending}
            onClick={() => archive.mutate()}
          >
            {t('terms.archive')}
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={t('terms.deleteOf', { name })} onClick={() => setOpen('delete')}>
          {t('terms.delete')}
        </Button>
      </Row>
      {open === 'edit' && <TermFormDialog term={term} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={t('terms.question', { name })}
        description={t('terms.questionText')}
        confirmLabel={t('terms.delete')}
        busyLabel={t('terms.deleting')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
};
