import type { DocumentView } from '@hub/contracts';
import { reasonOf, type Notice } from '@hub/mfe';
import { t } from '../../messages.ts';

const takesLong: Notice = { title: t('syllabus.slow.title'), description: t('syllabus.slow.text') };

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** The notice at the end of an analysis (specification §8; nothing found: decision Q8). */
export const analysisNotice = (
  answer: { document: Pick<DocumentView, 'analysis' | 'analysisError'>; scheduled: number } | undefined,
  error: unknown,
): Notice => {
  if (isTimeout(error)) return takesLong;
  if (!answer) {
    const description = reasonOf(error, t('syllabus.failed.text'));
    return { title: t('syllabus.failed.title'), description, tone: 'destructive' };
  }
  if (answer.document.analysis === 'running') return takesLong;
  return {
    title: t('syllabus.complete.title'),
    description: t(answer.scheduled > 0 ? 'syllabus.complete.text' : 'syllabus.complete.none'),
  };
};
