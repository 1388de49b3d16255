import {
  type CalendarEventView,
  findImported,
  getStats,
  type ImportedEvent,
  importEvents,
  listEvents,
} from '@hub/contracts';
import { call, change, keyOf, useChange } from '@hub/mfe';
import { t } from '../../messages.ts';

export const useImport = (onDone: () => void) =>
  useChange({
    send: (events: ImportedEvent[]) => change(importEvents, { body: { events } }),
    refresh: [keyOf(listEvents), keyOf(getStats)],
    done: ({ added, changed, present }) => {
      const [title = '', ...others] = [
        ...(added > 0 || changed === 0 ? [t('import.added', { count: added })] : []),
        ...(changed > 0 ? [t('import.changed', { count: changed })] : []),
        ...(present > 0 ? [t('import.present', { count: present })] : []),
      ];
      return { title, ...(others.length > 0 && { description: others.join(' · ') }) };
    },
    failed: { title: t('failed.title'), fallback: t('import.failed') },
    onDone,
  });

/** The student's events that earlier imports brought, by the key of their date. */
export const importedBefore = async (keys: string[], events: readonly CalendarEventView[]) => {
  const byId = new Map(events.map((event) => [event.id, event]));
  const found = await call(findImported, { body: { keys } });
  return new Map(
    found.flatMap(({ key, id }) => {
      const event = byId.get(id);
      return event ? [[key, event] as const] : [];
    }),
  );
};
