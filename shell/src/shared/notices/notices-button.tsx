import { css } from '@emotion/react';
import { color, fontSize, IconButton, media, radius, space } from '@hub/ui';
import { Bell } from 'lucide-react';
import { t } from '../../student-messages.ts';
import { useNotices } from './use-notices.ts';

const count = css`
  position: absolute;
  top: 0;
  right: 0;
  min-width: ${space(4)};
  padding: 0 ${space(1)};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.4;
  text-align: center;
  pointer-events: none;
  ${media.mobile} {
    top: ${space(1)};
    right: ${space(1)};
  }
`;

/** Opens the reminders, and says how many are new. */
export const NoticesButton = ({ onClick }: { onClick: () => void }) => {
  const { data: notices = [] } = useNotices();
  const unseen = notices.filter(({ seen }) => !seen).length;
  return (
    <span css={{ position: 'relative', display: 'inline-grid' }}>
      <IconButton
        label={unseen > 0 ? t('notices.openNew', { count: unseen }) : t('notices.open')}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        <Bell aria-hidden />
      </IconButton>
      {unseen > 0 && (
        <span css={count} aria-hidden>
          {unseen > 9 ? '9+' : unseen}
        </span>
      )}
    </span>
  );
};
