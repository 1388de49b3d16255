import type { CalendarEventView, ClassView } from '@hub/contracts';
import type { AddEdit } from '../../shared/use-add-edit.ts';
import { AddEventDialog } from './add-event-dialog.tsx';
import { EditEventDialog } from './edit-event-dialog.tsx';
import type { EventStart } from './event-form.ts';

interface Props {
  dialogs: AddEdit<EventStart, CalendarEventView>;
  /** The classes to choose from; omit them where the class is fixed. */
  classes?: readonly ClassView[];
}

/** The page's dialog for adding or editing an event, when one is open. */
export const EventDialogs = ({ dialogs: { open, close }, classes }: Props) => {
  if (!open) return null;
  if ('editing' in open) return <EditEventDialog event={open.editing} onClose={close} />;
  return <AddEventDialog start={open.adding} classes={classes} onAdded={open.onAdded} onClose={close} />;
};
