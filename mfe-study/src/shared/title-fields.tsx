import { Field, Input, TextArea } from '@hub/ui';
import { t } from '../messages.ts';

interface Props {
  errors: Readonly<Record<string, string>>;
  /** What is edited; omitted for something new. */
  item?: { title: string; description: string | null } | undefined;
}

/** The fields `title` and `description`. */
export const TitleFields = ({ errors, item }: Props) => (
  <>
    <Field label={t('title')} required error={errors['title']}>
      <Input name="title" autoComplete="off" defaultValue={item?.title} />
    </Field>
    <Field label={t('descriptionOptional')} error={errors['description']}>
      <TextArea name="description" rows={3} defaultValue={item?.description ?? ''} />
    </Field>
  </>
);
