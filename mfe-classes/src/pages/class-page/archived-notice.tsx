import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Button, color, radius } from '@hub/ui';
import { t } from '../../messages.ts';
import { useArchiveClass } from '../../features/class-actions/api.ts';

const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

/** Why nothing of this class stands elsewhere, and the way back. */
export const ArchivedNotice = ({ item }: { item: ClassView }) => {
  const { mutate, isPending } = useArchiveClass(item);
  return (
    <div css={notice}>
      <p css={{ flex: '1 1 240px' }}>{t('class.archivedNotice')}</p>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
        {t('menu.unarchive')}
      </Button>
    </div>
  );
};
