import { Link } from '@hub/mfe';
import { Button, ButtonLink, ProgressBar, Row, color } from '@hub/ui';
import { t } from '../../messages.ts';
import { WorkProgress } from '../../shared/work-progress.tsx';
import type { FoundDates } from './api.ts';
import { DraftLine } from './draft-line.tsx';
import type { Creation } from './use-creation.ts';

/** "12 dates added · 3 to check". */
const summaryOf = ({ added, toCheck, asksForTerm, isRunning }: FoundDates) => {
  if (isRunning) return t('newClasses.slow');
  if (asksForTerm) return t('newClasses.dates.term');
  if (added + toCheck === 0) return t('newClasses.dates.none');
  const parts = [
    ...(added > 0 ? [t('newClasses.dates.added', { count: added })] : []),
    ...(toCheck > 0 ? [t('newClasses.dates.toCheck', { n: toCheck })] : []),
  ];
  return parts.join(' · ');
};

const Progress = ({ creation: { step, file, sent, documentId } }: { creation: Creation }) => {
  if (step === 'adding') return <ProgressBar label={t('newClasses.adding')} />;
  if (step === 'uploading')
    return (
      <ProgressBar
        label={t('newClasses.uploading', { name: file.name })}
        value={sent < 1 ? Math.floor(sent * 100) : undefined}
      />
    );
  if (step === 'analyzing' && documentId)
    return <WorkProgress id={documentId} label={t('newClasses.analyzing', { name: file.name })} />;
  return null;
};

interface Props {
  creation: Creation;
  onRetry: () => void;
  /** The student goes to a class: the dialog closes. */
  onLeave: () => void;
}

/** How far one class is; at the end, the way to its dates. */
export const CreationItem = ({ creation, onRetry, onLeave }: Props) => {
  const { file, name, step, problem, classId, documentId, found } = creation;
  const isOpen = step === 'failed' || (found !== null && found.isRunning);
  return (
    <DraftLine file={file}>
      <p css={{ fontWeight: 600 }}>
        <bdi>{name}</bdi>
      </p>
      <Progress creation={creation} />
      {problem && (
        <p role="alert" css={{ color: color.dangerText }}>
          {problem}
        </p>
      )}
      {found && <output>{summaryOf(found)}</output>}
      <Row gap={2}>
        {step === 'failed' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('newClasses.failedAgain', { name: file.name })}
            onClick={onRetry}
          >
            {t('newClasses.retry')}
          </Button>
        )}
        {step === 'done' && !isOpen && (
          <ButtonLink
            as={Link}
            href={`/class/${classId}?review=${documentId}`}
            size="sm"
            aria-label={t('newClasses.reviewOf', { name })}
            onClick={onLeave}
          >
            {t('newClasses.review')}
          </ButtonLink>
        )}
        {isOpen && classId && (
          <ButtonLink as={Link} href={`/class/${classId}`} variant="ghost" size="sm" onClick={onLeave}>
            {t('newClasses.view', { name })}
          </ButtonLink>
        )}
      </Row>
    </DraftLine>
  );
};
