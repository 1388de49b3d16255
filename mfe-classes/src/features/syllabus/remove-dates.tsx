import { css } from '@emotion/react';
import type { DocumentId } from '@hub/contracts';
import { Button, ConfirmDialog, space } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useRemoveDates } from './api.ts';

// aligns its text, not its edge
const atTheEdge = css`
  justify-self: start;
  margin-left: -${space(3)};
`;

/** Removes the dates of one syllabus after a confirmation (decision Q54). */
export const RemoveDates = ({ id, count }: { id: DocumentId; count: number }) => {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveDates(id, { onRemoved: () => setAsking(false) });
  return (
    <>
      <Button variant="ghost" size="sm" css={atTheEdge} onClick={() => setAsking(true)}>
        {t('syllabus.dates.remove', { n: count })}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('syllabus.dates.question', { count })}
        description={t('syllabus.dates.questionText')}
        confirmLabel={t('syllabus.dates.confirm')}
        busyLabel={t('syllabus.dates.removing')}
        onConfirm={() => mutate()}
        busy={isPending}
      />
    </>
  );
};
