import type { ClassId, DocumentId } from '@hub/contracts';
import { Checkbox, Skeleton, Stack, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { useDocuments } from '../api.ts';
import { fieldLegend, muted, plainFieldset } from '../styles.ts';

interface Props {
  classId: ClassId;
  /** Null means all of them. */
  chosen: readonly DocumentId[] | null;
  onChoose: (ids: DocumentId[] | null) => void;
}

/** The documents to generate from (decision Q77); all are ticked at first. */
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
    <fieldset css={plainFieldset}>
      <legend css={fieldLegend}>{t('generation.documents')}</legend>
      <p css={[muted, { marginBlock: space(1) }]}>{t('generation.allDocuments')}</p>
      <Stack gap={1} css={{ maxHeight: space(45), overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {documents.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={ticked.has(id)} onChange={() => toggle(id)} />
        ))}
      </Stack>
    </fieldset>
  );
};
