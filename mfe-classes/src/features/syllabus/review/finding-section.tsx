import { css } from '@emotion/react';
import type { FindingView } from '@hub/contracts';
import { Button, Row, Stack, color, fontSize } from '@hub/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../messages.ts';
import { listStyle } from '../../../shared/document-line.tsx';
import { focusItem } from './finding-focus.ts';

/** How many are shown at first, and how many more on demand: a syllabus can have 500. */
const step = 25;

const heading = css`
  font-size: ${fontSize.md};
`;
const muted = css`
  color: ${color.muted};
`;

interface Props {
  title: string;
  findings: readonly FindingView[];
  /** Shown when there are none. */
  empty?: string;
  action?: ReactNode;
  /** It shows its list on demand. */
  folded?: boolean;
  children: (finding: FindingView) => ReactNode;
}

/** One section of the review, such as "To check". */
export const FindingSection = ({ title, findings, empty, action, folded = false, children }: Props) => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(!folded);
  const [shown, setShown] = useState(step);
  const rest = findings.length - shown;

  const showMore = () => {
    flushSync(() => setShown(shown + step));
    focusItem(list.current?.children[shown]);
  };

  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Row justify="space-between">
        <h3 id={id} css={heading}>
          {folded ? (
            <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Chevron aria-hidden /> {title} ({findings.length})
            </Button>
          ) : (
            <>
              {title} <span css={muted}>({findings.length})</span>
            </>
          )}
        </h3>
        {action}
      </Row>
      {findings.length === 0 && <p css={muted}>{empty}</p>}
      {isOpen && findings.length > 0 && (
        <ul css={listStyle} ref={list}>
          {findings.slice(0, shown).map(children)}
        </ul>
      )}
      {isOpen && rest > 0 && (
        <Button variant="ghost" size="sm" onClick={showMore}>
          {t('review.more', { n: Math.min(step, rest) })}
        </Button>
      )}
    </Stack>
  );
};
