import type { ClassView } from '@hub/contracts';
import { Badge } from '@hub/ui';
import { t } from '../messages.ts';

/** "Active", or "Archived" (decision Q45). */
export const ClassStatus = ({ item: { archived } }: { item: Pick<ClassView, 'archived'> }) =>
  archived ? <Badge>{t('class.archived')}</Badge> : <Badge tone="green">{t('class.active')}</Badge>;
