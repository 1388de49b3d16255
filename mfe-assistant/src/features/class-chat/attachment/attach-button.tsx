import { uploadTypes } from '@hub/contracts';
import { IconButton } from '@hub/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../../messages.ts';

const accepted = Object.keys(uploadTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** Lets the student choose the one file of a message. */
export const AttachButton = ({ onChoose }: { onChoose: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('message.attach')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = ''; // the same file can be chosen again
        }}
      />
      <IconButton label={t('message.attach')} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
    </>
  );
};
