import type { CalendarEventView, ClassView } from '@hub/contracts';
import { useState } from 'react';
import { AddEventDialog } from './add-event-dialog.tsx';
import type { EventStart } from './event-form.ts';
import { EditEventDialog } from './edit-event-dialog.tsx';

type Open = { adding: EventStart; onAdded?: (() => void) | undefined } | { editing: CalendarEventView } | null;

/** The dialogs of a screen's events: `add` and `edit` open one, and `dialog` stands somewhere on the screen. */
export const useEventDialogs = (classes?: readonly ClassView[]) => {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return {
    add: (start: EventStart, onAdded?: () => void) => setOpen({ adding: start, onAdded }),
    edit: (event: CalendarEventView) => setOpen({ editing: event }),
    dialog:
      open &&
      ('adding' in open ? (
        <AddEventDialog start={open.adding} classes={classes} onAdded={open.onAdded} onClose={close} />
      ) : (
        <EditEventDialog event={open.editing} onClose={close} />
      )),
  };
};
