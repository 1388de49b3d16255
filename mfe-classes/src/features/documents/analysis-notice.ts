import type { DocumentView } from '@hub/contracts';
import { reasonOf, type Notice } from '@hub/mfe';

const takesLong: Notice = {
  title: 'AI analysis is in progress.',
  description: 'This takes longer than usual. The dates will appear here by themselves.',
};

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** What is said when waiting for an analysis ends (specification §8; nothing found: decision Q8). */
export const analysisNotice = (
  answer: { document: Pick<DocumentView, 'analysis' | 'analysisError'>; scheduled: number } | undefined,
  error: unknown,
): Notice => {
  if (isTimeout(error)) return takesLong;
  if (!answer) {
    return { title: 'Analysis Failed', description: reasonOf(error, 'Analysis failed'), tone: 'destructive' };
  }
  if (answer.document.analysis === 'running') return takesLong;
  return {
    title: 'Analysis Complete',
    description:
      answer.scheduled > 0
        ? 'Important dates have been extracted and added to upcoming events!'
        : 'No dates were found in this syllabus. You can add them yourself with Add Event under Upcoming Events.',
  };
};
