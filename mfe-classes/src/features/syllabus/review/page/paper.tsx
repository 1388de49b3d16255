import { css } from '@emotion/react';
import { color, fontSize, marker, radius, space, stroke } from '@hub/ui';
import type { ReactNode } from 'react';

const column = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  height: 100%;
`;
const frame = css`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${marker.paper};
  color: ${marker.ink};
  color-scheme: light;
`;
const quiet = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

interface Props {
  /** Names the page. */
  label: string;
  /** Shown below the page. */
  note?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper in a frame that scrolls. */
export const Paper = ({ label, note, children }: Props) => (
  <div css={column}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what can have the focus */}
    <section css={frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
    {note && <p css={quiet}>{note}</p>}
  </div>
);
