import { Badge } from '@hub/ui';
import { t } from '../messages.ts';

/** Shows whether a set or a test was made by AI or manually. */
export const KindBadge = ({ aiGenerated }: { aiGenerated: boolean }) => (
  <Badge tone={aiGenerated ? 'indigo' : 'grey'}>{t(aiGenerated ? 'ai' : 'manual')}</Badge>
);
