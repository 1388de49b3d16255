import type { DocumentView } from '@hub/contracts';
import { Badge, Button, IconButton, color, fontSize, type Tone } from '@hub/ui';
import { CalendarSearch, Trash2 } from 'lucide-react';
import { t } from '../../messages.ts';
import { DocumentDescription, DocumentLine, ViewLink } from '../../shared/document-line.tsx';
import { WorkProgress } from '../../shared/work-progress.tsx';
import { useEvents } from './api.ts';
import { removableDates } from './removable-dates.ts';
import { RemoveDates } from './remove-dates.tsx';
import { ReviewLine } from './review/review-line.tsx';
import { syllabusAddress } from './syllabus-address.ts';

/** The markers of decision Q50. */
const tones: Record<DocumentView['analysis'], Tone> = { none: 'grey', running: 'blue', failed: 'red', done: 'green' };

interface Props {
  syllabus: DocumentView;
  /** This page is waiting for its analysis. */
  isChecking: boolean;
  onCheck: () => void;
  onReview: () => void;
  onDelete: () => void;
}

export const SyllabusLine = ({ syllabus, isChecking, onCheck, onReview, onDelete }: Props) => {
  const { id, classId, name, analyzed, analysis, analysisError } = syllabus;
  const { data: events = [] } = useEvents(classId);
  const dates = removableDates(events).get(id) ?? 0;
  const state = analyzed ? 'done' : isChecking ? 'running' : analysis;
  return (
    <DocumentLine
      document={syllabus}
      actions={
        <>
          <ViewLink href={syllabusAddress(syllabus)} name={name} />
          {state !== 'done' && (
            <Button variant="secondary" size="sm" busy={isChecking} onClick={onCheck}>
              {!isChecking && <CalendarSearch aria-hidden />}
              {t(isChecking ? 'syllabus.checking' : 'syllabus.check')}
            </Button>
          )}
          <IconButton label={t('documents.deleteOf', { name })} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      }
    >
      <p>
        <Badge tone={tones[state]}>{t(`syllabus.marker.${state}`)}</Badge>
      </p>
      {state === 'running' && <WorkProgress id={id} label={t('syllabus.progress', { name })} />}
      {state === 'failed' && analysisError && (
        <p css={{ color: color.dangerText, fontSize: fontSize.xs }}>{analysisError}</p>
      )}
      <DocumentDescription document={syllabus} />
      {state === 'done' && <ReviewLine syllabus={syllabus} onReview={onReview} />}
      {dates > 0 && <RemoveDates id={id} count={dates} />}
    </DocumentLine>
  );
};
