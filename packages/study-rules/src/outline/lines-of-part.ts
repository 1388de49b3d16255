import type { Line, Part } from './outline.ts';

/** Everything that a part says, line by line. */
export const linesOfPart = (part: Part): readonly Line[] => {
  switch (part.kind) {
    case 'prose':
      return part.statements;
    case 'entries':
    case 'timeline':
      return part.entries.map(({ line }) => line);
    case 'list':
      return part.items;
    case 'table':
      return part.rows.flatMap(({ cells }) => cells.map(({ line }) => line));
    case 'formula':
      return [part.line];
    case 'asked':
      return [part.answer];
  }
};
