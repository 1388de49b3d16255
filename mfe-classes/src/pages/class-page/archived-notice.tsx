import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Button, color, radius, space, stroke } from '@hub/ui';
import { t } from '../../messages.ts';
import { useArchiveClass } from '../../features/class-actions/api.ts';

const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

/** Says that an archived class is not shown elsewhere, and offers to unarchive it. */
export const ArchivedNotice = ({ item }: { item: ClassView }) => {
  const { mutate, isPending } = useArchiveClass(item);
  return (
    <div css={notice}>
      <p css={{ flex: `1 1 ${space(60)}` }}>{t('class.archivedNotice')}</p>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
        {t('menu.unarchive')}
      </Button>
    </div>
  );
};
