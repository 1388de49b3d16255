import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Badge, Row, color, fontSize, media } from '@hub/ui';
import { ClassIcon } from '../class-icon.tsx';

const heading = css`
  font-size: ${fontSize.xl};
  overflow-wrap: anywhere;
  ${media.desktop} {
    font-size: ${fontSize.xxl};
  }
`;
const quiet = css`
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

export const ClassHeader = ({ of: item }: { of: ClassView }) => (
  <header css={{ display: 'grid', gap: 12 }}>
    <Row gap={4} wrap={false} align="flex-start">
      <ClassIcon of={item} size={56} />
      <div css={{ minWidth: 0 }}>
        <Row gap={3}>
          <h1 css={heading} tabIndex={-1}>
            {item.name}
          </h1>
          <Badge tone="green">Active</Badge>
        </Row>
        <Row gap={1} css={quiet}>
          {item.courseCode && <bdi>{item.courseCode}</bdi>}
          {item.courseCode && item.instructor && <span aria-hidden>·</span>}
          {item.instructor && <bdi>{item.instructor}</bdi>}
        </Row>
      </div>
    </Row>
    {item.description && <p css={[quiet, { maxWidth: '75ch', whiteSpace: 'pre-line' }]}>{item.description}</p>}
  </header>
);
