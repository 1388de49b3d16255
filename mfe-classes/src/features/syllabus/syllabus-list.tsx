import type { DocumentView } from '@hub/contracts';
import { Button } from '@hub/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../messages.ts';
import { listStyle } from '../documents/document-line.tsx';

const firstShown = 3;

interface Props {
  of: readonly DocumentView[];
  children: (syllabus: DocumentView) => ReactNode;
}

/** Three at first, the rest on demand (decisions Q4, Q6). */
export const SyllabusList = ({ of: syllabi, children }: Props) => {
  const [all, setAll] = useState(false);
  const shown = all ? syllabi : syllabi.slice(0, firstShown);
  const n = syllabi.length - shown.length;
  return (
    <>
      <ul css={listStyle}>{shown.map(children)}</ul>
      {n > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          {t('syllabus.more', { n })}
        </Button>
      )}
    </>
  );
};
