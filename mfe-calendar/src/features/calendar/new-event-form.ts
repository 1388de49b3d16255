import { repeatShape, requireLastDay, withRepeats } from '../../shared/repeat-form.ts';
import { EventForm } from './event-form.ts';

/** The form of a new event: its fields, and how it repeats. */
export const NewEventForm = EventForm.extend(repeatShape).superRefine(requireLastDay).transform(withRepeats);
