import { Button, IconButton } from '@hub/ui';
import { FilePlus } from 'lucide-react';
import { t } from '../../messages.ts';
import { fetchNewClasses } from './lazy-new-classes.tsx';

const ahead = { onPointerEnter: fetchNewClasses, onFocus: fetchNewClasses };

/** Opens the dialog that makes classes of syllabi. */
export const NewClassesButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" onClick={onClick} {...ahead}>
    <FilePlus aria-hidden /> {t('newClasses.open')}
  </Button>
);

/** The same, where there is little room. */
export const NewClassesIcon = ({ onClick }: { onClick: () => void }) => (
  <IconButton label={t('newClasses.open')} onClick={onClick} {...ahead}>
    <FilePlus aria-hidden />
  </IconButton>
);
