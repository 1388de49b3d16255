import type { DocumentView } from '@hub/contracts';
import { fetchAhead, LazyPart } from '@hub/mfe';
import { Button, Dialog } from '@hub/ui';
import { t } from '../../../messages.ts';
import { ListSkeleton } from '../../../shared/list-skeleton.tsx';
import { useOpenForms } from './use-open-forms.ts';

const load = async () => (await import('./review-content.tsx')).ReviewContent;

/** Fetches the content of the sheet before it opens. */
export const fetchReview = fetchAhead(load);

interface Props {
  syllabus: DocumentView;
  onClose: () => void;
}

/**
 * Shows what the analysis of a syllabus decided, for the student to check. Its content is a separate file, since most
 * visits never open it. All decisions are stored on the server.
 */
export const ReviewSheet = ({ syllabus, onClose }: Props) => {
  const forms = useOpenForms();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('review.title')}
      description={<bdi>{syllabus.name}</bdi>}
      size="lg"
      unsaved={forms.areOpen}
      transient
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('review.close')}
        </Button>
      }
    >
      <LazyPart name="review" load={load} waiting={<ListSkeleton rows={5} label={t('review.loading')} />}>
        {(ReviewContent) => <ReviewContent syllabus={syllabus} forms={forms} />}
      </LazyPart>
    </Dialog>
  );
};
