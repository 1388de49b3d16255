import type { ClassId, DocumentId } from '@hub/contracts';
import { Checkbox, Skeleton, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { muted } from '../styles.ts';
import { useDocuments } from '../api.ts';

interface Props {
  classId: ClassId;
  /** All while null. */
  chosen: readonly DocumentId[] | null;
  onChoose: (ids: DocumentId[] | null) => void;
}

/** What to draw on (decision Q77); everything is ticked at first. */
export const DocumentsField = ({ classId, chosen, onChoose }: Props) => {
  const { data: documents, isLoadingError } = useDocuments(classId);
  if (isLoadingError) return <p css={muted}>{t('generation.documentsFailed')}</p>;
  if (!documents) return <Skeleton height={48} />;
  if (documents.length === 0) return <p css={muted}>{t('generation.noDocuments')}</p>;
  const all = documents.map(({ id }) => id);
  const ticked = new Set(chosen ?? all);
  const toggle = (id: DocumentId) => {
    const next = all.filter((other) => (other === id) !== ticked.has(other));
    onChoose(next.length === all.length ? null : next);
  };
  return (
    <fieldset css={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <legend css={{ padding: 0, fontWeight: 500 }}>{t('generation.documents')}</legend>
      <p css={[muted, { marginBlock: 4 }]}>{t('generation.allDocuments')}</p>
      <Stack gap={1} css={{ maxHeight: 180, overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {documents.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={ticked.has(id)} onChange={() => toggle(id)} />
        ))}
      </Stack>
    </fieldset>
  );
};
