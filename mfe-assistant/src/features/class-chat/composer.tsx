import { css } from '@emotion/react';
import { limits } from '@hub/contracts';
import { useSearch, useShell } from '@hub/mfe';
import { space } from '@hub/ui';
import { useRef, useState } from 'react';
import { MessageBox } from '../../shared/message-box.tsx';
import { t } from '../../messages.ts';
import { AttachButton } from './attachment/attach-button.tsx';
import { Attached } from './attachment/attached-file.tsx';
import { noticeOf } from './attachment/attachment-rules.ts';
import type { Question } from './talk/use-ask.ts';

/* keeps clear of the assistant's round button */
const clear = css`
  scroll-margin-bottom: ${space(24)};
`;

interface Props {
  /** A reply is pending: typing is possible, sending is not. */
  isBusy: boolean;
  /** `giveBack` restores the text and the file when nothing was saved. */
  onSend: (question: Question, giveBack: () => void) => void;
}

/** The text and one file; both are restored when sending fails. */
export const Composer = ({ isBusy, onSend }: Props) => {
  const { notify } = useShell();
  const box = useRef<HTMLTextAreaElement>(null);
  // the page of a note begins a question: `?tab=assistant&ask=<its start>`
  const [begun] = useState((useSearch().get('ask') ?? '').slice(0, limits.message));
  const [draft, setDraft] = useState(begun);
  const [file, setFile] = useState<File | null>(null);

  const attach = async (chosen: File) => {
    const refusal = await noticeOf(chosen);
    if (refusal) return notify(refusal);
    setFile(chosen);
    box.current?.focus();
  };
  const send = () => {
    const text = draft.trim();
    if (!text) return box.current?.focus(); // a file alone is not sent (decision Q94)
    if (isBusy) return;
    setDraft('');
    setFile(null);
    onSend({ text, file }, () => {
      setDraft((typed) => (typed ? `${text}\n${typed}` : text));
      setFile((chosen) => chosen ?? file);
    });
  };

  return (
    <div css={clear} onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}>
      {file && (
        <Attached
          file={file}
          onRemove={() => {
            setFile(null);
            box.current?.focus();
          }}
        />
      )}
      <MessageBox
        box={box}
        value={draft}
        onChange={setDraft}
        onSend={send}
        disabled={isBusy || (!draft.trim() && !file)}
        placeholder={t('chat.placeholder')}
        takesFocus={begun !== ''}
      >
        <AttachButton onChoose={(chosen) => void attach(chosen)} />
      </MessageBox>
    </div>
  );
};
