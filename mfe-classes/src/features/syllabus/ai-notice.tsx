import { css } from '@emotion/react';
import { radius, tone, space, stroke } from '@hub/ui';
import { t } from '../../messages.ts';
import { useAiIsAvailable } from './api.ts';

const yellow = tone('yellow');
const notice = css`
  display: block;
  margin-top: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border: ${stroke.thin} solid ${yellow.border};
  border-radius: ${radius.control};
  background: ${yellow.bg};
  color: ${yellow.text};
`;

/** Says that syllabi cannot be read for dates at the moment. */
export const AiNotice = ({ isRefused }: { isRefused: boolean }) => {
  const isAvailable = useAiIsAvailable();
  if (isAvailable && !isRefused) return null;
  return <output css={notice}>{t('syllabus.unavailable')}</output>;
};
