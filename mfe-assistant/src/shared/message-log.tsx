import { css } from '@emotion/react';
import { space } from '@hub/ui';
import type { ReactNode } from 'react';

/* reversed: the last message stays visible while it grows, unless the student has scrolled up */
const box = css`
  display: flex;
  flex-direction: column-reverse;
  flex: 1;
  min-height: 0;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const list = css`
  display: grid;
  gap: ${space(4)};
  margin-bottom: auto;
`;

interface Props {
  label: string;
  /** Number of the student's messages; when it grows, the log scrolls to the last one. */
  said: number;
  children: ReactNode;
}

const goToFoot = (mark: HTMLElement | null) => {
  const log = mark?.parentElement;
  if (log) log.scrollTop = 0; // the bottom, in a reversed box
};

/** The messages, oldest first; new ones are announced. */
export const MessageLog = ({ label, said, children }: Props) => (
  // a scrolling box must be reachable by keyboard
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <div role="log" aria-label={label} tabIndex={0} css={box}>
    <span key={said} ref={goToFoot} />
    <div css={list}>{children}</div>
  </div>
);
