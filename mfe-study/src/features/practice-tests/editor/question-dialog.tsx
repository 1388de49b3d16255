import { QuestionForm, type PracticeTestId, type QuestionType, type QuestionView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Grid, Input, Select, TextArea } from '@hub/ui';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../../messages.ts';
import { DifficultySelect } from '../../../shared/difficulty.tsx';
import { useAddQuestion, useChangeQuestion } from '../api.ts';
import { OptionsField } from './options-field.tsx';
import { blankOptions, chosenOf, type Options } from './edited-options.ts';

interface Props {
  testId: PracticeTestId;
  /** Changed; without it a new one is added. */
  question: QuestionView | undefined;
  onClose: () => void;
}

/** Writes one question of a test (decision Q79). */
export const QuestionDialog = ({ testId, question, onClose }: Props) => {
  const { notify } = useShell();
  const [type, setType] = useState<QuestionType>(question?.questionType ?? 'multiple_choice');
  const [options, setOptions] = useState<Options>(() => (question ? chosenOf(question) : blankOptions));
  const adding = useAddQuestion(testId, onClose);
  const changing = useChangeQuestion(onClose);
  const isChoice = type === 'multiple_choice';

  // options are no plain fields: they join the others before the contract's own check
  const chosen = {
    options: options.texts.filter((text) => text.trim() !== ''),
    correctAnswer: options.texts[options.right],
  };
  const schema = z.preprocess((fields: Record<string, string>) => {
    return { ...fields, points: Number(fields['points']), ...(isChoice && chosen) };
  }, QuestionForm);
  const { errors, onSubmit } = useForm(schema, {
    onValid: (form) => (question ? changing.mutate({ id: question.id, form }) : adding.mutate(form)),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });

  return (
    <FormDialog
      title={t(question ? 'tests.editor.edit' : 'tests.editor.add')}
      submitLabel={t(question ? 'save' : 'tests.editor.add')}
      busyLabel={t(question ? 'saving' : 'tests.editor.adding')}
      busy={adding.isPending || changing.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('tests.editor.question')} required error={errors['question']}>
        <TextArea name="question" rows={3} defaultValue={question?.question} />
      </Field>
      <Field label={t('tests.editor.type')}>
        <Select
          name="questionType"
          value={type}
          onChange={({ currentTarget }) => setType(currentTarget.value as QuestionType)}
        >
          <option value="multiple_choice">{t('tests.editor.typeOf.multiple_choice')}</option>
          <option value="short_answer">{t('tests.editor.typeOf.short_answer')}</option>
        </Select>
      </Field>
      {isChoice ? (
        <OptionsField options={options} error={errors['options'] ?? errors['correctAnswer']} onChange={setOptions} />
      ) : (
        <Field label={t('tests.editor.correctAnswer')} required error={errors['correctAnswer']}>
          <Input
            name="correctAnswer"
            autoComplete="off"
            defaultValue={question?.questionType === 'short_answer' ? question.correctAnswer : ''}
          />
        </Field>
      )}
      <Field label={t('tests.editor.explanation')} error={errors['explanation']}>
        <TextArea name="explanation" rows={2} defaultValue={question?.explanation ?? ''} />
      </Field>
      <Grid min={160}>
        <Field label={t('difficulty')}>
          <DifficultySelect name="difficulty" defaultValue={question?.difficulty} />
        </Field>
        <Field label={t('tests.editor.points')} error={errors['points']}>
          <Input name="points" type="number" min={1} max={100} defaultValue={question?.points ?? 1} />
        </Field>
      </Grid>
    </FormDialog>
  );
};
