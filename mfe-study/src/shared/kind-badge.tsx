import { Badge } from '@hub/ui';
import { t } from '../messages.ts';

/** Who wrote a set or a test. */
export const KindBadge = ({ aiGenerated }: { aiGenerated: boolean }) => (
  <Badge tone={aiGenerated ? 'indigo' : 'grey'}>{t(aiGenerated ? 'ai' : 'manual')}</Badge>
);
