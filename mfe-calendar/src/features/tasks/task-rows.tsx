import type { ClassView } from '@hub/contracts';
import { listStyle } from '../styles.ts';
import { TaskRow, type RowProps } from './task-row.tsx';
import type { TodoItem } from './todo.ts';

export interface RowsProps extends RowProps {
  items: readonly TodoItem[];
  classes: readonly ClassView[];
}

export const TaskRows = ({ items, classes, ...rest }: RowsProps) => {
  const names = new Map<string, string>(classes.map(({ id, name }) => [id, name]));
  return (
    <ul css={listStyle}>
      {items.map((item) => (
        <TaskRow key={item.id} item={item} className={names.get(item.classId ?? '')} {...rest} />
      ))}
    </ul>
  );
};
