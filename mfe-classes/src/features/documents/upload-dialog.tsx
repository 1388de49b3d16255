import { limits, type ClassId, type DocumentView } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { Field, FormDialog, TextArea } from '@hub/ui';
import { useState, type FormEvent } from 'react';
import { useUpload } from './api.ts';
import { ChosenFile } from './chosen-file.tsx';
import { DropZone } from './drop-zone.tsx';
import { SupportedFormats } from './supported-formats.tsx';
import { noFile } from './upload-rules.ts';

export interface UploadDialogProps {
  classId: ClassId;
  uploadType: 'syllabus' | 'general';
  onClose: () => void;
  onUploaded?: (document: DocumentView) => void;
}

const variants = {
  syllabus: {
    title: 'Upload Syllabus',
    text: 'Upload your course syllabus to automatically extract important dates and assignments. This will replace any existing syllabus.',
  },
  general: { title: 'Upload File', text: 'Upload documents, notes, and course materials for this class.' },
} as const;

export const UploadDialog = ({ classId, uploadType, onClose, onUploaded }: UploadDialogProps) => {
  const { notify } = useShell();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, isPending } = useUpload(classId, {
    onUploaded: (document) => {
      onClose();
      onUploaded?.(document);
    },
  });
  const { title, text } = variants[uploadType];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const description = new FormData(event.currentTarget).get('description');
    if (!file) return notify({ ...noFile, tone: 'destructive' });
    mutate({ file, type: uploadType, description: typeof description === 'string' ? description : '' });
  };

  return (
    <FormDialog
      title={title}
      description={text}
      submitLabel="Upload File"
      busyLabel="Uploading..."
      busy={isPending}
      disabled={!file}
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
      <Field label="Description (Optional)">
        <TextArea
          name="description"
          rows={3}
          maxLength={limits.description}
          placeholder="Add a description for this file..."
          disabled={isPending}
        />
      </Field>
      <SupportedFormats for={uploadType} />
    </FormDialog>
  );
};
