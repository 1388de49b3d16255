import { limits, type ClassId, type DocumentView } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { Field, FormDialog, TextArea } from '@hub/ui';
import { useState, type FormEvent } from 'react';
import { t } from '../../../messages.ts';
import { useUpload } from '../../../shared/use-upload.ts';
import { ChosenFile } from './chosen-file.tsx';
import { DropZone } from './drop-zone.tsx';
import { SupportedFormats } from './supported-formats.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { noFile } from '../../../shared/upload-rules.ts';

export interface UploadDialogProps {
  classId: ClassId;
  uploadType: 'syllabus' | 'general';
  onClose: () => void;
  onUploaded?: (document: DocumentView) => void;
}

export const UploadDialog = ({ classId, uploadType, onClose, onUploaded }: UploadDialogProps) => {
  const { notify } = useShell();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, isPending, sent } = useUpload(classId, {
    onUploaded: (document) => {
      onClose();
      onUploaded?.(document);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const description = new FormData(event.currentTarget).get('description');
    if (!file) return notify({ ...noFile, tone: 'destructive' });
    mutate({ file, type: uploadType, description: typeof description === 'string' ? description : '' });
  };

  return (
    <FormDialog
      title={t(`upload.${uploadType}.title`)}
      description={t(`upload.${uploadType}.text`)}
      submitLabel={t('upload.submit')}
      busyLabel={t('upload.uploading')}
      busy={isPending}
      disabled={!file}
      unsaved={file !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <DropZone
        disabled={isPending}
        onChoose={setFile}
        onRefuse={(refusal) => notify({ ...refusal, tone: 'destructive' })}
      >
        {file && <ChosenFile file={file} disabled={isPending} onRemove={() => setFile(null)} />}
      </DropZone>
      {file && isPending && <UploadProgress name={file.name} sent={sent} />}
      <Field label={t('upload.description')}>
        <TextArea
          name="description"
          rows={3}
          dir="auto"
          maxLength={limits.description}
          placeholder={t('upload.descriptionPlaceholder')}
          disabled={isPending}
        />
      </Field>
      <SupportedFormats for={uploadType} />
    </FormDialog>
  );
};
