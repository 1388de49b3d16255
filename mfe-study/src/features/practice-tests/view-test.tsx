import type { PracticeTestView, QuestionView } from '@hub/contracts';
import { useState } from 'react';
import { QuestionDialog } from './editor/question-dialog.tsx';
import { ViewTestDialog } from './view-test-dialog.tsx';

/** The questions of a test with their answers, or the editor while a question is edited. */
export const ViewTest = ({ test, onClose }: { test: PracticeTestView; onClose: () => void }) => {
  const [editing, setEditing] = useState<{ question?: QuestionView } | null>(null);
  return editing ? (
    <QuestionDialog testId={test.id} question={editing.question} onClose={() => setEditing(null)} />
  ) : (
    <ViewTestDialog test={test} onEdit={setEditing} onClose={onClose} />
  );
};
