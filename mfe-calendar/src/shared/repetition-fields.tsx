import type { RepeatScope, Repeats } from '@hub/contracts';
import { choiceOf } from './repeat-form.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { ScopeField } from './scope-field.tsx';

interface Props {
  item: { dueDate: string | null; repeats: Repeats | null };
  scope: RepeatScope;
  onScope: (scope: RepeatScope) => void;
  errors: Readonly<Record<string, string>>;
}

/**
 * How something that is there repeats: one that does not can begin to; of one that does, the days that a change is for, and
 * the rule of this and the following days.
 */
export const RepetitionFields = ({ item, scope, onScope, errors }: Props) => {
  const { repeats, dueDate } = item;
  if (!repeats || !dueDate) return <RepeatFields start={item} errors={errors} />;
  return (
    <>
      <ScopeField repeats={repeats} first={dueDate} scope={scope} onChange={onScope} />
      {scope === 'following' && choiceOf(repeats) && <RepeatFields start={item} errors={errors} mustRepeat />}
    </>
  );
};
