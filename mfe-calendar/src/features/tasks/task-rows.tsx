import type { ClassView } from '@hub/contracts';
import { classNamesOf } from '../../shared/class-names.ts';
import { listStyle } from '../../shared/styles.ts';
import { TaskRow, type RowProps } from './task-row.tsx';
import type { TodoItem } from './todo.ts';

export interface RowsProps extends RowProps {
  items: readonly TodoItem[];
  classes: readonly ClassView[];
}

export const TaskRows = ({ items, classes, ...rest }: RowsProps) => {
  const classNameOf = classNamesOf(classes);
  return (
    <ul css={listStyle}>
      {items.map((item) => (
        <TaskRow key={item.id} item={item} className={classNameOf(item)} {...rest} />
      ))}
    </ul>
  );
};
