import { Select, label } from '@hub/ui';
import type { ComponentProps } from 'react';

/** A choice among the words of an enumeration, each written as people read it. */
export const WordSelect = ({ words, ...rest }: ComponentProps<typeof Select> & { words: readonly string[] }) => (
  <Select {...rest}>
    {words.map((word) => (
      <option key={word} value={word}>
        {label(word)}
      </option>
    ))}
  </Select>
);
