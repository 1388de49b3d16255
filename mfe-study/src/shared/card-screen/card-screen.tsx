import { css } from '@emotion/react';
import { Button, Dialog, ProgressBar, Row, media, space } from '@hub/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { muted } from '../styles.ts';
import { keepFocus } from './keep-focus.ts';

const column = css`
  display: grid;
  gap: ${space(6)};
  width: 100%;
  max-width: ${space(190)};
  margin: 0 auto;
  ${media.mobile} {
    gap: ${space(4)};
  }
`;

interface Props {
  title: string;
  back: string;
  /** The label of the progress bar and its value, 0 to 100. */
  progress: { label: string; value: number };
  /** Shown at the top right: which card this is. */
  position: ReactNode;
  /** Explains the keys. */
  keyHints: string;
  onExit: () => void;
  children: ReactNode;
}

/** Fills the screen with one card at a time. */
export const CardScreen = ({ title, back, progress, position, keyHints, onExit, children }: Props) => (
  <Dialog open onOpenChange={onExit} title={title} size="full">
    <div css={column}>
      <Row justify="space-between">
        <Button variant="secondary" size="sm" onMouseDown={keepFocus} onClick={onExit}>
          <ArrowLeft aria-hidden /> {back}
        </Button>
        <span css={muted}>{position}</span>
      </Row>
      <ProgressBar {...progress} />
      {children}
      <p css={[muted, { textAlign: 'center', [media.mobile]: { display: 'none' } }]}>{keyHints}</p>
    </div>
  </Dialog>
);
