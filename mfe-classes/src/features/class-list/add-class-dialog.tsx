import { ClassForm, classTypeLabels, classTypes } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Grid, Input, Select, TextArea } from '@hub/ui';
import { z } from 'zod';
import { useAddClass } from './api.ts';
import { ColorField } from './color-field.tsx';

// the server takes an unknown type for general; the form wants a choice (specification §5)
const AddClassForm = ClassForm.extend({ classType: z.enum(classTypes, 'Class type is required.') });

export const AddClassDialog = ({ onClose }: { onClose: () => void }) => {
  const { notify } = useShell();
  const { mutate, isPending } = useAddClass({ onAdded: onClose });
  const { errors, onSubmit } = useForm(AddClassForm, {
    onValid: (form) => mutate(form),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title="Add New Class"
      submitLabel="Add Class"
      busyLabel="Adding..."
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label="Class Name" required error={errors['name']}>
        <Input name="name" placeholder="Calculus II" autoComplete="off" />
      </Field>
      <Grid min={200}>
        <Field label="Course Code" error={errors['courseCode']}>
          <Input name="courseCode" placeholder="MATH 152" autoComplete="off" />
        </Field>
        <Field label="Instructor" error={errors['instructor']}>
          <Input name="instructor" autoComplete="off" />
        </Field>
      </Grid>
      <Field label="Class Type" required error={errors['classType']}>
        <Select name="classType" defaultValue="">
          <option value="" disabled>
            Select a class type
          </option>
          {classTypes.map((type) => (
            <option key={type} value={type}>
              {classTypeLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
      <ColorField />
      <Field label="Description" error={errors['description']}>
        <TextArea name="description" rows={3} />
      </Field>
    </FormDialog>
  );
};
