import { css } from '@emotion/react';
import { limits } from '@hub/contracts';
import { IconButton, TextArea, color, space, sizes, stroke } from '@hub/ui';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { t } from '../messages.ts';

const bar = css`
  display: flex;
  align-items: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-top: ${stroke.thin} solid ${color.hairline};
`;
const growing = css`
  min-height: ${sizes.control};
  max-height: ${space(40)};
  resize: none;
  field-sizing: content;
`;
const send = css`
  & > button:enabled {
    color: ${color.accentText};
  }
`;

/**
 * Enter without Shift. The Enter that ends a composed character (Japanese, Chinese …) does not count (decision Q95).
 */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Called by Enter and the button; the caller checks whether there is something to send. */
  onSend: () => void;
  disabled: boolean;
  placeholder: string;
  box?: RefObject<HTMLTextAreaElement | null>;
  /** Focus the field: it was opened for typing. */
  takesFocus?: boolean;
  /** Shown before the text. */
  children?: ReactNode;
}

/** The field for a message: Enter sends, Shift+Enter adds a line. */
export const MessageBox = ({
  value,
  onChange,
  onSend,
  disabled,
  placeholder,
  box,
  takesFocus = false,
  children,
}: Props) => {
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form css={bar} onSubmit={submit}>
      {children}
      <TextArea
        ref={box}
        rows={1}
        css={growing}
        value={value}
        maxLength={limits.message}
        placeholder={placeholder}
        aria-label={placeholder}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening a conversation is asking to type
        autoFocus={takesFocus}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => sends(event) && submit(event)}
      />
      <span css={send}>
        <IconButton type="submit" label={t('message.send')} disabled={disabled}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </span>
    </form>
  );
};
