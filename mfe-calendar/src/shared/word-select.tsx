import { Select, label } from '@hub/ui';
import type { ComponentProps } from 'react';

/** A select of an enumeration's values, each shown by its label. */
export const WordSelect = ({ words, ...rest }: ComponentProps<typeof Select> & { words: readonly string[] }) => (
  <Select {...rest}>
    {words.map((word) => (
      <option key={word} value={word}>
        {label(word)}
      </option>
    ))}
  </Select>
);
