import { Spinner } from '@hub/ui';

/** A reply that is on its way. */
export const Thinking = ({ label }: { label: string }) => (
  <div>
    <Spinner label={label} size={16} visible />
  </div>
);
