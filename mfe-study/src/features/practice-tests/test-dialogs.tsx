import { PracticeTestForm, type ClassId, type PracticeTestView } from '@hub/contracts';
import { Field } from '@hub/ui';
import { t } from '../../messages.ts';
import { AddEditDialog } from '../../shared/add-edit-dialog.tsx';
import { DifficultySelect } from '../../shared/difficulty.tsx';
import { TitleFields } from '../../shared/title-fields.tsx';
import { useAddTest, useChangeTest } from './api.ts';

const Form = PracticeTestForm.pick({ title: true, description: true, difficulty: true });
type Form = Pick<PracticeTestForm, 'title' | 'description' | 'difficulty'>;

/** Creates a test manually. */
export const CreateTestDialog = ({ classId, onClose }: { classId: ClassId; onClose: () => void }) => {
  const { mutate, isPending } = useAddTest(onClose);
  const save = (form: Form) => mutate({ ...form, classId, aiGenerated: false });
  return <TestDialog busy={isPending} onSave={save} onClose={onClose} />;
};

export const EditTestDialog = ({ test, onClose }: { test: PracticeTestView; onClose: () => void }) => {
  const { mutate, isPending } = useChangeTest(test.id, onClose);
  return <TestDialog test={test} busy={isPending} onSave={mutate} onClose={onClose} />;
};

interface Props {
  test?: PracticeTestView;
  busy: boolean;
  onSave: (form: Form) => void;
  onClose: () => void;
}

const TestDialog = ({ test, busy, onSave, onClose }: Props) => (
  <AddEditDialog
    schema={Form}
    isNew={!test}
    labels={{ add: t('tests.create'), adding: t('tests.creating'), edit: t('tests.editTest') }}
    busy={busy}
    onValid={onSave}
    onClose={onClose}
  >
    {(errors) => (
      <>
        <TitleFields errors={errors} item={test} />
        <Field label={t('difficulty')}>
          <DifficultySelect name="difficulty" defaultValue={test?.difficulty} />
        </Field>
      </>
    )}
  </AddEditDialog>
);
