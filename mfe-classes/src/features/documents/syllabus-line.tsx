import type { DocumentView } from '@hub/contracts';
import { Badge, Button, IconButton, color, fontSize, type Tone } from '@hub/ui';
import { CalendarSearch, Trash2 } from 'lucide-react';
import { DocumentLine, ViewLink } from './document-line.tsx';

/** The texts of decision Q50. */
const markers: Record<DocumentView['analysis'], readonly [text: string, tone: Tone]> = {
  none: ['Not Analyzed', 'grey'],
  running: ['Analyzing...', 'blue'],
  failed: ['Analysis failed — Check Dates to retry', 'red'],
  done: ['Analyzed', 'green'],
};

interface Props {
  of: DocumentView;
  /** This page waits for its analysis. */
  isChecking: boolean;
  onCheck: () => void;
  onDelete: () => void;
}

export const SyllabusLine = ({ of: syllabus, isChecking, onCheck, onDelete }: Props) => {
  const { name, filePath, analysisError } = syllabus;
  const state = syllabus.analyzed ? 'done' : isChecking ? 'running' : syllabus.analysis;
  const [text, tone] = markers[state];
  return (
    <DocumentLine
      document={syllabus}
      actions={
        <>
          <ViewLink href={`/uploads/${encodeURIComponent(filePath)}`} name={name} />
          {state !== 'done' && (
            <Button variant="secondary" size="sm" busy={isChecking} onClick={onCheck}>
              {!isChecking && <CalendarSearch aria-hidden />}
              {isChecking ? 'Checking...' : 'Check Dates'}
            </Button>
          )}
          <IconButton label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      }
    >
      <p>
        <Badge tone={tone}>{text}</Badge>
      </p>
      {state === 'failed' && analysisError && (
        <p css={{ color: color.dangerText, fontSize: fontSize.xs }}>{analysisError}</p>
      )}
      {syllabus.description && <p css={{ color: color.muted, whiteSpace: 'pre-line' }}>{syllabus.description}</p>}
    </DocumentLine>
  );
};
