import { CalendarEventForm, ClassId, Day, eventTypes, priorities, type ClassView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, Select, TextArea } from '@hub/ui';
import { z } from 'zod';
import { WordSelect } from '../word-select.tsx';
import { useAddEvent } from './api.ts';
import { ClassOptions } from './class-options.tsx';

const EventForm = CalendarEventForm.extend({
  classId: z.string().min(1, 'Class is required').pipe(ClassId),
  dueDate: z.string().min(1, 'Date is required').pipe(Day),
});

interface Props {
  onClose: () => void;
  /** The class the event belongs to, or the classes to choose from. */
  classId?: ClassId | undefined;
  classes?: readonly ClassView[];
  day?: string | undefined;
}

/** Adds an event by hand (decision Q57). */
export const AddEventDialog = ({ onClose, classId, classes = [], day }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useAddEvent({ onAdded: onClose });
  const { errors, onSubmit } = useForm(EventForm, {
    onValid: (event) => mutate(event),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title="Add Event"
      submitLabel="Add Event"
      busyLabel="Adding..."
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label="Title" required error={errors['title']}>
        <Input name="title" autoComplete="off" />
      </Field>
      {classId ? (
        <input type="hidden" name="classId" value={classId} />
      ) : (
        <Field label="Class" required error={errors['classId']}>
          <Select name="classId" defaultValue="">
            <option value="">Choose a class</option>
            <ClassOptions classes={classes} code="dashed" />
          </Select>
        </Field>
      )}
      <Field label="Type">
        <WordSelect name="eventType" words={eventTypes} defaultValue="assignment" />
      </Field>
      <Field label="Date" required error={errors['dueDate']}>
        <Input type="date" name="dueDate" defaultValue={day} />
      </Field>
      <Field label="Time (Optional)" error={errors['dueTime']}>
        <Input type="time" name="dueTime" />
      </Field>
      <Field label="Priority">
        <WordSelect name="priority" words={priorities} defaultValue="medium" />
      </Field>
      <Field label="Description (Optional)" error={errors['description']}>
        <TextArea name="description" rows={3} />
      </Field>
    </FormDialog>
  );
};
