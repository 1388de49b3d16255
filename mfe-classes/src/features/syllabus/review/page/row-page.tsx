import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { Button, space } from '@hub/ui';
import { BookOpen } from 'lucide-react';
import { t } from '../../../../messages.ts';
import { PageOfFinding } from './page-of-finding.tsx';
import { useShownPage } from './shown-page.ts';

const atTheEdge = css`
  margin-left: -${space(3)};
`;
const page = css`
  height: 60vh;
  min-width: 0;
`;

/** It opens below its button, which may be at the bottom of the screen. */
const showWhole = (opened: HTMLElement | null) => opened?.scrollIntoView?.({ block: 'nearest' });

/** On narrow screens: the button that shows a finding's page in its row, and the page. */
export const RowPage = ({ finding, syllabus }: { finding: FindingView; syllabus: DocumentView }) => {
  const { isWide, row, toggle } = useShownPage();
  if (isWide) return null;
  const isOpen = row === finding.id;
  const values = { page: finding.page, title: finding.title || finding.quote };
  return (
    <>
      <div>
        <Button
          variant="ghost"
          size="sm"
          css={atTheEdge}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'review.picture.hideOf' : 'review.picture.showOf', values)}
          onClick={() => toggle(finding.id)}
        >
          <BookOpen aria-hidden /> {t(isOpen ? 'review.picture.hide' : 'review.picture.show')}
        </Button>
      </div>
      {isOpen && (
        <div css={page} ref={showWhole}>
          <PageOfFinding finding={finding} syllabus={syllabus} />
        </div>
      )}
    </>
  );
};
