import { Button, color } from '@hub/ui';
import { Trash2 } from 'lucide-react';

/** The delete button at the end of a form. It does not ask for confirmation, because deleting can be undone. */
export const DeleteButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <div>
    <Button variant="ghost" size="sm" onClick={onClick}>
      <Trash2 color={color.dangerText} aria-hidden />
      <span css={{ color: color.dangerText }}>{label}</span>
    </Button>
  </div>
);
