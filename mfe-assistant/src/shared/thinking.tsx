import { Spinner } from '@hub/ui';

/** A pending reply. */
export const Thinking = ({ label }: { label: string }) => (
  <div>
    <Spinner label={label} size={16} visible />
  </div>
);
