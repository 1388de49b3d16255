import { generatedCounts } from '@hub/contracts';
import { Field, Select } from '@hub/ui';

/** How many cards or questions to generate (specification §9). */
export const CountField = ({ name, label }: { name: string; label: string }) => (
  <Field label={label}>
    <Select name={name} defaultValue={10}>
      {generatedCounts.map((count) => (
        <option key={count}>{count}</option>
      ))}
    </Select>
  </Field>
);
