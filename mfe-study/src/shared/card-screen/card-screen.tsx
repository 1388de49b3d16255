import { css } from '@emotion/react';
import { Button, Dialog, ProgressBar, Row, media, space } from '@hub/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { muted } from '../styles.ts';

const column = css`
  display: grid;
  gap: ${space(6)};
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  ${media.mobile} {
    gap: ${space(4)};
  }
`;

interface Props {
  title: string;
  back: string;
  /** What the bar measures, and how far it is, 0 to 100. */
  progress: { label: string; value: number };
  /** Beside the bar: where one is. */
  place: ReactNode;
  /** Which keys do what. */
  keys: string;
  onExit: () => void;
  children: ReactNode;
}

/** The whole screen for one card at a time. */
export const Stage = ({ title, back, progress, place, keys, onExit, children }: Props) => (
  <Dialog open onOpenChange={onExit} title={title} size="full">
    <div css={column}>
      <Row justify="space-between">
        {/* with the pointer, the focus stays on the card and its keys */}
        <Button variant="secondary" size="sm" onMouseDown={(event) => event.preventDefault()} onClick={onExit}>
          <ArrowLeft aria-hidden /> {back}
        </Button>
        <span css={muted}>{place}</span>
      </Row>
      <ProgressBar {...progress} />
      {children}
      <p css={[muted, { textAlign: 'center', [media.mobile]: { display: 'none' } }]}>{keys}</p>
    </div>
  </Dialog>
);
