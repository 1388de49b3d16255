import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { Button, Stack, space } from '@hub/ui';
import { BookOpen } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../../../messages.ts';
import { PageOfFinding } from './page-of-finding.tsx';
import { useShownPage } from './shown-page.ts';
import { useSelected } from './use-selected.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: start;
  gap: ${space(6)};
`;
/** Stays in view while the list scrolls. */
const pane = css`
  position: sticky;
  top: ${space(4)};
  height: calc(100dvh - max(${space(4)}, 8vh) - 176px);
  min-height: 320px;
`;

const isTyping = (target: EventTarget) => target instanceof Element && target.matches('input, select, textarea');

interface Props {
  syllabus: DocumentView;
  /** In the order of the list. */
  findings: readonly FindingView[];
  children: ReactNode;
}

/** The list of findings and, where there is room, the page of the one that has the focus or the pointer. */
export const WithPage = ({ syllabus, findings, children }: Props) => {
  const { isWide, isBeside, toggle } = useShownPage();
  const { selected, onFocus, onPointerMove } = useSelected(findings);

  const toggleByKey = (event: KeyboardEvent) => {
    const { key, repeat, target, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== 'p' || repeat || ctrlKey || metaKey || altKey || isTyping(target) || !selected) return;
    event.preventDefault();
    toggle(selected.id);
  };

  return (
    <div css={isBeside && selected && columns} onFocus={onFocus} onPointerMove={onPointerMove} onKeyDown={toggleByKey}>
      <Stack gap={3}>
        {isWide && selected && (
          <Button variant="ghost" size="sm" css={{ alignSelf: 'flex-end' }} onClick={() => toggle(selected.id)}>
            <BookOpen aria-hidden /> {t(isBeside ? 'review.picture.hide' : 'review.picture.show')}
          </Button>
        )}
        {children}
      </Stack>
      {isBeside && selected && (
        <div css={pane}>
          <PageOfFinding finding={selected} syllabus={syllabus} />
        </div>
      )}
    </div>
  );
};
