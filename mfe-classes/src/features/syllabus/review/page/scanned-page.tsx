import type { FindingView } from '@hub/contracts';
import { media, space } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../../messages.ts';
import { PageState } from './page-state.tsx';
import { Paper } from './paper.tsx';

interface Props {
  /** Of the picture. */
  address: string;
  finding: FindingView;
  name: string;
}

/** A syllabus that was uploaded as a picture. */
export const ScannedPage = ({ address, finding: { page, quote }, name }: Props) => {
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return <PageState page={page} error={isFailed} onRetry={() => setFailed(false)} />;
  return (
    <Paper label={t('review.page', { page })} note={t('review.picture.scan')}>
      <img
        css={{ display: 'block', width: '100%', [media.mobile]: { minWidth: space(140) } }}
        src={address}
        alt={t('review.picture.alt', { page, name, quote })}
        onError={() => setFailed(true)}
      />
    </Paper>
  );
};
