import { Button, color } from '@hub/ui';
import { Trash2 } from 'lucide-react';

/** At the foot of a form; it asks nothing, for what it deletes can be brought back. */
export const DeleteButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <div>
    <Button variant="ghost" size="sm" onClick={onClick}>
      <Trash2 size={16} color={color.dangerText} aria-hidden />
      <span css={{ color: color.dangerText }}>{label}</span>
    </Button>
  </div>
);
