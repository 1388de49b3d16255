import type { ClassId, FlashcardSetId } from '@hub/contracts';
import { useFailureNotice, useSearch } from '@hub/mfe';
import { Button, Card, CardHeader, EmptyState, ErrorState, Row, Stack } from '@hub/ui';
import { FileUp, Layers, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { GridSkeleton, listHeight } from '../../shared/list-skeletons.tsx';
import { useSets } from './api.ts';
import { askedSource } from '../../shared/generation/asked-source.ts';
import { GenerateSetDialog } from './generate-set-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { SelectedSet } from './selected-set.tsx';
import { CreateSetDialog } from './set-dialogs.tsx';
import { SetGrid } from './set-grid.tsx';
import { useAddress } from './use-address.ts';

/** The flashcard sets of a class, and the cards of the selected set. */
export const FlashcardSection = ({ classId }: { classId: ClassId }) => {
  const search = useSearch();
  const [source] = useState(() => askedSource(search));
  const [open, setOpen] = useState<'generate' | 'create' | 'import' | null>(source ? 'generate' : null);
  const [selected, setSelected] = useState<FlashcardSetId | null>(null);
  const [isAdding, setAdding] = useState(false);
  useAddress({ onSet: setSelected, onNewSet: () => setOpen('create'), onNewCard: () => setAdding(true) });
  const close = () => setOpen(null);
  const show = ({ id }: { id: FlashcardSetId }) => {
    setSelected(id);
    close();
  };
  return (
    <Card as="section" aria-label={t('flashcards.heading')}>
      <CardHeader
        title={t('flashcards.heading')}
        action={
          <Row>
            <Button variant="secondary" onClick={() => setOpen('import')}>
              <FileUp aria-hidden /> {t('exchange.import')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen('create')} aria-keyshortcuts="n">
              <Plus aria-hidden /> {t('flashcards.create')}
            </Button>
            <Button onClick={() => setOpen('generate')}>
              <Sparkles aria-hidden /> {t('flashcards.generate')}
            </Button>
          </Row>
        }
      />
      <div css={listHeight}>
        <Sets
          classId={classId}
          selected={selected}
          onSelect={setSelected}
          isAdding={isAdding}
          onAddingDone={() => setAdding(false)}
        />
      </div>
      {open === 'generate' && <GenerateSetDialog classId={classId} source={source} onClose={close} onDone={show} />}
      {open === 'create' && <CreateSetDialog classId={classId} onClose={close} onAdded={show} />}
      {open === 'import' && <ImportDialog classId={classId} onClose={close} onDone={show} />}
    </Card>
  );
};

interface Props {
  classId: ClassId;
  selected: FlashcardSetId | null;
  onSelect: (id: FlashcardSetId | null) => void;
  /** A card is added to the selected set. */
  isAdding: boolean;
  onAddingDone: () => void;
}

const Sets = ({ classId, selected, onSelect, ...adding }: Props) => {
  const { data: sets, isLoadingError, isFetching, refetch } = useSets(classId);
  useFailureNotice(isLoadingError, t('flashcards.failed'));
  if (isLoadingError && !isFetching) {
    return <ErrorState title={t('flashcards.failed')} onRetry={() => void refetch()} />;
  }
  if (!sets) return <GridSkeleton label={t('flashcards.loading')} />;
  if (sets.length === 0) {
    return <EmptyState icon={<Layers />} title={t('flashcards.empty')} hint={t('flashcards.emptyHint')} level={3} />;
  }
  const shown = sets.find(({ id }) => id === selected);
  return (
    <Stack gap={6}>
      <SetGrid sets={sets} selected={selected} onSelect={onSelect} />
      {shown && <SelectedSet key={shown.id} set={shown} {...adding} />}
    </Stack>
  );
};
