import { limits, type ClassId, type ConversationView } from '@hub/contracts';
import { Input } from '@hub/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../../messages.ts';
import { useRename } from '../api.ts';

interface Props {
  classId: ClassId;
  conversation: ConversationView;
  /** Called after saving or cancelling; `byKey` when the focus has to move. */
  onEnd: (byKey: boolean) => void;
}

/** Enter saves and Escape cancels; leaving the field saves a changed title unless it is blank (decision Q101). */
export const RenameField = ({ classId, conversation: { id, title }, onEnd }: Props) => {
  const [value, setValue] = useState(title);
  const byKey = useRef(false);
  const { mutate, isPending } = useRename(classId, { onRenamed: () => onEnd(byKey.current) });

  const save = () => {
    const next = value.trim();
    if (!next || next === title) return onEnd(byKey.current);
    if (!isPending) mutate({ id, title: next });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    byKey.current = true;
    if (event.key === 'Enter') save();
    else onEnd(true);
  };

  return (
    <Input
      aria-label={t('chat.history.newTitle')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student has just asked for this field
      autoFocus
      value={value}
      maxLength={limits.title}
      readOnly={isPending}
      dir="auto"
      onChange={(event) => {
        byKey.current = false;
        setValue(event.target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => !byKey.current && save()}
      onFocus={(event) => event.target.select()}
    />
  );
};
