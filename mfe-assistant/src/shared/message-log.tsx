import { css } from '@emotion/react';
import { space } from '@hub/ui';
import type { ReactNode } from 'react';

/* from the foot upwards: what is said last stays in sight while it grows, unless the student has scrolled up */
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
  /** How many things the student has said: at one more, the log goes down to it. */
  said: number;
  children: ReactNode;
}

const goToFoot = (mark: HTMLElement | null) => {
  const log = mark?.parentElement;
  if (log) log.scrollTop = 0; // the foot, in a box that is turned round
};

/** What was said, oldest first; what comes is read out. */
export const MessageLog = ({ label, said, children }: Props) => (
  // a box that scrolls is reached by the keyboard too
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <div role="log" aria-label={label} tabIndex={0} css={box}>
    <span key={said} ref={goToFoot} />
    <div css={list}>{children}</div>
  </div>
);
