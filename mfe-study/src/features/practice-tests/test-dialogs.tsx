import { PracticeTestForm, type ClassId, type PracticeTestView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { DifficultySelect } from '../../shared/difficulty.tsx';
import { useAddTest, useChangeTest } from './api.ts';

const Form = PracticeTestForm.pick({ title: true, description: true, difficulty: true });
type Form = Pick<PracticeTestForm, 'title' | 'description' | 'difficulty'>;

interface Props {
  classId: ClassId;
  /** Changed; without it a new one is made by hand. */
  test?: PracticeTestView;
  onClose: () => void;
}

export const TestDialog = ({ classId, test, onClose }: Props) =>
  test ? <EditTest test={test} onClose={onClose} /> : <CreateTest classId={classId} onClose={onClose} />;

const CreateTest = ({ classId, onClose }: Pick<Props, 'classId' | 'onClose'>) => {
  const { mutate, isPending } = useAddTest(onClose);
  const save = (form: Form) => mutate({ ...form, classId, aiGenerated: false });
  return <TestForm busy={isPending} onSave={save} onClose={onClose} />;
};

const EditTest = ({ test, onClose }: { test: PracticeTestView; onClose: () => void }) => {
  const { mutate, isPending } = useChangeTest(test.id, onClose);
  return <TestForm test={test} busy={isPending} onSave={mutate} onClose={onClose} />;
};

interface FormProps {
  test?: PracticeTestView;
  busy: boolean;
  onSave: (form: Form) => void;
  onClose: () => void;
}

const TestForm = ({ test, busy, onSave, onClose }: FormProps) => {
  const { notify } = useShell();
  const { errors, onSubmit } = useForm(Form, {
    onValid: onSave,
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t(test ? 'tests.editTest' : 'tests.create')}
      submitLabel={t(test ? 'save' : 'tests.create')}
      busyLabel={t(test ? 'saving' : 'tests.creating')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('title')} required error={errors['title']}>
        <Input name="title" autoComplete="off" defaultValue={test?.title} />
      </Field>
      <Field label={t('descriptionOptional')} error={errors['description']}>
        <TextArea name="description" rows={3} defaultValue={test?.description ?? ''} />
      </Field>
      <Field label={t('difficulty')}>
        <DifficultySelect name="difficulty" defaultValue={test?.difficulty} />
      </Field>
    </FormDialog>
  );
};
