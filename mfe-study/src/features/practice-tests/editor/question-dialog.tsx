import { QuestionForm, type PracticeTestId, type QuestionType, type QuestionView } from '@hub/contracts';
import { Field, Grid, Input, Select, TextArea } from '@hub/ui';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../../messages.ts';
import { AddEditDialog } from '../../../shared/add-edit-dialog.tsx';
import { DifficultySelect } from '../../../shared/difficulty.tsx';
import { useAddQuestion, useChangeQuestion } from '../api.ts';
import { blankOptions, optionsOf, type Options } from './edited-options.ts';
import { OptionsField } from './options-field.tsx';

interface Props {
  testId: PracticeTestId;
  /** The question to edit; undefined adds a new one. */
  question: QuestionView | undefined;
  onClose: () => void;
}

/** Adds or edits a question of a test (decision Q79). */
export const QuestionDialog = ({ testId, question, onClose }: Props) => {
  const [type, setType] = useState<QuestionType>(question?.questionType ?? 'multiple_choice');
  const [options, setOptions] = useState<Options>(() => (question ? optionsOf(question) : blankOptions));
  const adding = useAddQuestion(testId, onClose);
  const changing = useChangeQuestion(onClose);
  const isChoice = type === 'multiple_choice';

  // options are not plain fields: they are merged in before the contract's schema checks the form
  const chosen = {
    options: options.texts.filter((text) => text.trim() !== ''),
    correctAnswer: options.texts[options.right],
  };
  const schema = z.preprocess((fields: Record<string, string>) => {
    return { ...fields, points: Number(fields['points']), ...(isChoice && chosen) };
  }, QuestionForm);

  return (
    <AddEditDialog
      schema={schema}
      isNew={!question}
      labels={{ add: t('tests.editor.add'), adding: t('tests.editor.adding'), edit: t('tests.editor.edit') }}
      busy={adding.isPending || changing.isPending}
      onValid={(form) => (question ? changing.mutate({ id: question.id, form }) : adding.mutate(form))}
      onClose={onClose}
    >
      {(errors) => (
        <>
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
            <OptionsField
              options={options}
              error={errors['options'] ?? errors['correctAnswer']}
              onChange={setOptions}
            />
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
        </>
      )}
    </AddEditDialog>
  );
};
