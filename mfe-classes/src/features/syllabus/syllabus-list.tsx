import type { DocumentView } from '@hub/contracts';
import { Button } from '@hub/ui';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../messages.ts';
import { listStyle } from '../../shared/document-line.tsx';

const firstShown = 3;

interface Props {
  syllabi: readonly DocumentView[];
  children: (syllabus: DocumentView) => ReactNode;
}

/** Shows three, and the rest on demand (decisions Q4, Q6); the first new one gets the focus. */
export const SyllabusList = ({ syllabi, children }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const shown = all ? syllabi : syllabi.slice(0, firstShown);
  const n = syllabi.length - shown.length;
  const showAll = () => {
    flushSync(() => setAll(true));
    list.current?.children[firstShown]?.querySelector('a')?.focus();
  };
  return (
    <>
      <ul css={listStyle} ref={list}>
        {shown.map(children)}
      </ul>
      {n > 0 && (
        <Button variant="ghost" size="sm" onClick={showAll}>
          {t('syllabus.more', { n })}
        </Button>
      )}
    </>
  );
};
