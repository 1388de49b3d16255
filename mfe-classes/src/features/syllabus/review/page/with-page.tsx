import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { Button, space } from '@hub/ui';
import { BookOpen } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../../../messages.ts';
import { PageOfFinding } from './page-of-finding.tsx';
import { useShownPage } from './shown-page.ts';
import { useSelected } from './use-selected.ts';

/** The list at the left; at the right the button, and below it the page. */
const columns = css`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.1fr);
  gap: ${space(2)} ${space(6)};
`;
const list = css`
  grid-area: 1 / 1 / 3 / 2;
`;
const corner = css`
  display: flex;
  justify-content: flex-end;
`;
/** They stay in view while the list scrolls. Their place is measured from the padding of the dialog's backdrop. */
const stays = css`
  position: sticky;
  top: calc(${space(4)} - max(${space(4)}, 8vh));
`;
const pane = css`
  position: sticky;
  top: calc(${space(14)} - max(${space(4)}, 8vh));
  height: calc(100dvh - max(${space(4)}, 8vh) - ${space(42)});
  min-height: ${space(80)};
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
    <div
      role="presentation"
      css={isBeside && selected && columns}
      onFocus={onFocus}
      onPointerMove={onPointerMove}
      onKeyDown={toggleByKey}
    >
      {isWide && selected && (
        <div css={[corner, isBeside && stays]}>
          <Button variant="ghost" size="sm" aria-expanded={isBeside} onClick={() => toggle(selected.id)}>
            <BookOpen aria-hidden /> {t(isBeside ? 'review.picture.hide' : 'review.picture.show')}
          </Button>
        </div>
      )}
      <div css={isBeside && selected && list}>{children}</div>
      {isBeside && selected && (
        <div css={pane}>
          <PageOfFinding finding={selected} syllabus={syllabus} />
        </div>
      )}
    </div>
  );
};
