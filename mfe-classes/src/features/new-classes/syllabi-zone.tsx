import { mostNewClasses } from '@hub/contracts';
import { t } from '../../messages.ts';
import { DropFrame } from '../../shared/drop-frame.tsx';
import { useFileDrop } from '../../shared/use-file-drop.ts';
import type { Dropped } from './use-drafts.ts';

interface Props {
  onDrop: (dropped: Dropped) => void;
  /** Files were dropped before. */
  more?: boolean;
}

/** Accepts several syllabi. */
export const SyllabiZone = ({ onDrop, more = false }: Props) => {
  const drop = useFileDrop({ onDrop: (accepted, refused) => onDrop({ accepted, refused }) });
  return (
    <DropFrame
      drop={drop}
      multiple
      label={t('newClasses.file')}
      text={t(more ? 'newClasses.more' : 'newClasses.drop')}
      limit={t('newClasses.limit', { n: mostNewClasses })}
    />
  );
};
