import { getStats, type ImportedEvent, importEvents, listEvents } from '@hub/contracts';
import { change, keyOf, useChange } from '@hub/mfe';
import { t } from '../../messages.ts';

export const useImport = (onDone: () => void) =>
  useChange({
    send: (events: ImportedEvent[]) => change(importEvents, { body: { events } }),
    refresh: [keyOf(listEvents), keyOf(getStats)],
    done: ({ added, present }) => ({
      title: t('import.added', { count: added }),
      ...(present > 0 && { description: t('import.present', { count: present }) }),
    }),
    failed: { title: t('failed.title'), fallback: t('import.failed') },
    onDone,
  });
