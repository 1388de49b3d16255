import type { ClassView } from '@hub/contracts';
import { EmptyState, Spinner, color, radius, space } from '@hub/ui';
import { ClipboardCheck } from 'lucide-react';
import { listStyle, muted } from '../styles.ts';
import { TaskRow } from './task-row.tsx';
import type { TodoItem } from './todo.ts';

interface Props {
  /** Undefined while it is being fetched. */
  items: readonly TodoItem[] | undefined;
  today: string;
  classes: readonly ClassView[];
  onToggle: (item: TodoItem) => void;
}

export const TodoList = ({ items, today, classes, onToggle }: Props) => {
  if (!items) return <Spinner label="Loading tasks..." visible />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardCheck />}
        title="No Tasks This Week"
        hint="Upload syllabi to automatically generate tasks from important dates"
      />
    );
  }
  return (
    <>
      <ul css={listStyle}>
        {items.map((item) => (
          <TaskRow
            key={item.id}
            item={item}
            today={today}
            className={classes.find(({ id }) => id === item.classId)?.name}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {items.some(({ kind }) => kind === 'event') && (
        <p
          css={[
            muted,
            { marginTop: space(4), padding: space(3), borderRadius: radius.control, background: color.accentSoft },
          ]}
        >
          Auto-generated tasks come from your uploaded syllabi. Manual tasks can be checked off when you complete them.
        </p>
      )}
    </>
  );
};
