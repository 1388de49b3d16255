import { GenerateFlashcardsForm, type ClassId, type FlashcardSetView } from '@hub/contracts';
import { Field, Input, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { CountField } from '../../shared/generation/count-field.tsx';
import type { Source } from '../../shared/generation/asked-source.ts';
import { CountText } from '../../shared/generation/count-text.ts';
import { GenerateDialog } from '../../shared/generation/generate-dialog.tsx';
import { useGenerateSet } from './api.ts';

/** The dialog itself keeps the ticked documents. */
const Form = GenerateFlashcardsForm.omit({ documentIds: true }).extend({ numberOfCards: CountText });

interface Props {
  classId: ClassId;
  /** The document to make cards of; null for all of them. */
  source: Source | null;
  onClose: () => void;
  onDone: (set: FlashcardSetView) => void;
}

export const GenerateSetDialog = ({ classId, source, onClose, onDone }: Props) => {
  const { mutate, isPending, submittedAt } = useGenerateSet(onDone);
  return (
    <GenerateDialog
      classId={classId}
      source={source}
      title={t('flashcards.generate')}
      description={t('flashcards.generateHint')}
      schema={Form}
      busy={isPending}
      work={{ workflow: 'writeFlashcards', since: submittedAt }}
      onValid={mutate}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={t('flashcards.setTitle')} required error={errors['setTitle']}>
            <Input name="setTitle" defaultValue={source?.title} autoComplete="off" />
          </Field>
          <Field label={t('descriptionOptional')} error={errors['setDescription']}>
            <TextArea name="setDescription" rows={2} />
          </Field>
          <CountField name="numberOfCards" label={t('flashcards.numberOfCards')} />
        </>
      )}
    </GenerateDialog>
  );
};
