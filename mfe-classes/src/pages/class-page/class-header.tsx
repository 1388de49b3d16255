import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Row, color, fontSize, media, space } from '@hub/ui';
import { ClassIcon } from '../../shared/class-icon.tsx';
import { LazyClassMenu } from '../../features/class-actions/lazy-class-menu.tsx';
import { ClassStatus } from '../../shared/class-status.tsx';

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

export const ClassHeader = ({ item }: { item: ClassView }) => (
  <header css={{ display: 'grid', gap: space(3) }}>
    <Row gap={4} wrap={false} align="flex-start">
      <ClassIcon item={item} size={56} />
      <div css={{ display: 'grid', gap: space(1), flex: 1, minWidth: 0 }}>
        <Row gap={3} css={{ rowGap: space(1) }}>
          <h1 css={heading} tabIndex={-1}>
            <bdi>{item.name}</bdi>
          </h1>
          <ClassStatus item={item} />
        </Row>
        <Row gap={1} css={quiet}>
          {item.courseCode && <bdi>{item.courseCode}</bdi>}
          {item.courseCode && item.instructor && <span aria-hidden>·</span>}
          {item.instructor && <bdi>{item.instructor}</bdi>}
        </Row>
      </div>
      <LazyClassMenu item={item} />
    </Row>
    {item.description && (
      <p css={[quiet, { maxWidth: '75ch', whiteSpace: 'pre-line' }]} dir="auto">
        {item.description}
      </p>
    )}
  </header>
);
