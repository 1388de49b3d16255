import { GeneratePracticeTestForm, type ClassId } from '@hub/contracts';
import { Field, Grid, Input, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { DifficultySelect } from '../../shared/difficulty.tsx';
import { CountField } from '../../shared/generation/count-field.tsx';
import { CountText } from '../../shared/generation/count-text.ts';
import { GenerateDialog } from '../../shared/generation/generate-dialog.tsx';
import { useGenerateTest } from './api.ts';

/** The dialog itself keeps the ticked documents. */
const Form = GeneratePracticeTestForm.omit({ documentIds: true }).extend({ questionCount: CountText });

export const GenerateTestDialog = ({ classId, onClose }: { classId: ClassId; onClose: () => void }) => {
  const { mutate, isPending, submittedAt } = useGenerateTest(onClose);
  return (
    <GenerateDialog
      classId={classId}
      title={t('tests.generate')}
      description={t('tests.generateHint')}
      schema={Form}
      busy={isPending}
      work={{ workflow: 'writePracticeTest', since: submittedAt }}
      onValid={mutate}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={t('title')} required error={errors['title']}>
            <Input name="title" autoComplete="off" />
          </Field>
          <Field label={t('descriptionOptional')} error={errors['description']}>
            <TextArea name="description" rows={2} />
          </Field>
          <Grid min={200}>
            <Field label={t('difficulty')}>
              <DifficultySelect name="difficulty" />
            </Field>
            <CountField name="questionCount" label={t('tests.questionCount')} />
          </Grid>
        </>
      )}
    </GenerateDialog>
  );
};
