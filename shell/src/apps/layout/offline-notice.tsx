import { css } from '@emotion/react';
import { space, tone, stroke } from '@hub/ui';
import { WifiOff } from 'lucide-react';
import { useConnection } from '../../connection.ts';
import { t } from '../../student-messages.ts';

const shades = tone('yellow');
const look = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-bottom: ${stroke.thin} solid ${shades.border};
  background: ${shades.bg};
  color: ${shades.text};
  & svg {
    flex: none;
  }
`;

/** Says on every page that the content may be outdated and cannot be changed. */
export const OfflineNotice = () => {
  const connection = useConnection();
  return (
    <output css={{ display: 'block' }}>
      {connection !== 'fine' && (
        <span css={look}>
          <WifiOff size={16} aria-hidden />
          {t(`connection.${connection}`)}
        </span>
      )}
    </output>
  );
};
