import { CalendarEventForm, ClassId, Day, eventTypes, priorities, type ClassView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Button, Dialog, Field, Input, Select, Stack, TextArea, label } from '@hub/ui';
import { useId } from 'react';
import { z } from 'zod';
import { useAddEvent } from './api.ts';
import { ClassOptions } from './class-options.tsx';

const EventForm = CalendarEventForm.extend({
  classId: z.string().min(1, 'Class is required').pipe(ClassId),
  dueDate: z.string().min(1, 'Date is required').pipe(Day),
});

interface Props {
  open: boolean;
  onClose: () => void;
  /** The class the event belongs to, or the classes to choose from. */
  classId?: ClassId | undefined;
  classes?: readonly ClassView[];
  day?: string | undefined;
}

/** Adds an event by hand (decision Q57). */
export const AddEventDialog = ({ open, onClose, classId, classes = [], day }: Props) => {
  const formId = useId();
  const { notify } = useShell();
  const { mutate, isPending } = useAddEvent({ onAdded: onClose });
  const { errors, onSubmit } = useForm(EventForm, {
    onValid: (event) => mutate(event),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Add Event"
      busy={isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {isPending ? 'Adding...' : 'Add Event'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
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
            <Select name="eventType" defaultValue="assignment">
              {eventTypes.map((type) => (
                <option key={type} value={type}>
                  {label(type)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Date" required error={errors['dueDate']}>
            <Input type="date" name="dueDate" defaultValue={day} />
          </Field>
          <Field label="Time (Optional)" error={errors['dueTime']}>
            <Input type="time" name="dueTime" />
          </Field>
          <Field label="Priority">
            <Select name="priority" defaultValue="medium">
              {priorities.map((priority) => (
                <option key={priority} value={priority}>
                  {label(priority)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Description (Optional)" error={errors['description']}>
            <TextArea name="description" rows={3} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
};
