import { listFlashcardSets, type ClassId } from '@hub/contracts';
import { query, useForm } from '@hub/mfe';
import { Button, Field, FormDialog, Input, Select } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../../messages.ts';
import { useDocuments } from '../../../shared/document-api.ts';
import { isNote, pathOfNote, titleOf } from '../../../shared/note.ts';
import { hrefOf } from './addresses.ts';

const Form = z.object({
  address: z
    .string()
    .max(2000)
    .transform(hrefOf)
    .pipe(z.string(t('note.link.invalid'))),
});

/** Where a link may lead within a class, as address and name. */
const useTargets = (classId: ClassId) => {
  const { data: documents = [] } = useDocuments(classId);
  const { data: sets = [] } = useQuery(query(listFlashcardSets, { query: { classId } }));
  return [
    ...documents.map((each) =>
      isNote(each)
        ? { value: pathOfNote(each.id), label: titleOf(each) }
        : { value: `/api/documents/${each.id}/view`, label: each.name },
    ),
    ...sets.map(({ id, title }) => {
      return { value: `/class/${classId}?tab=study&set=${id}`, label: t('note.link.cards', { title }) };
    }),
  ];
};

interface Props {
  classId: ClassId;
  /** The address of the chosen link. */
  href: string | null;
  onSave: (link: { href: string | null; text: string }) => void;
  onClose: () => void;
}

/** A link to a document, a note or a card set of the class, or to any address. */
export const LinkDialog = ({ classId, href, onSave, onClose }: Props) => {
  const targets = useTargets(classId);
  const [address, setAddress] = useState(href ?? '');
  const { errors, onSubmit } = useForm(Form, {
    onValid: (form) => {
      const named = targets.find(({ value }) => value === form.address);
      onSave({ href: form.address, text: named?.label ?? form.address });
    },
  });
  const chosen = targets.some(({ value }) => value === address) ? address : '';
  return (
    <FormDialog
      title={t(href === null ? 'note.link.new' : 'note.link.edit')}
      submitLabel={t('note.link.save')}
      busyLabel={t('saving')}
      busy={false}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('note.link.target')}>
        <Select value={chosen} onChange={({ target }) => setAddress(target.value)}>
          <option value="">{t('note.link.other')}</option>
          {targets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('note.link.address')} required error={errors['address']} hint={t('note.link.hint')}>
        <Input
          name="address"
          value={address}
          autoComplete="off"
          dir="ltr"
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      {href !== null && (
        <Button variant="secondary" onClick={() => onSave({ href: null, text: '' })}>
          {t('note.link.remove')}
        </Button>
      )}
    </FormDialog>
  );
};
