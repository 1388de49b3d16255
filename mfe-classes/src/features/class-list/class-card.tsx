import { css } from '@emotion/react';
import { classTypeLabels, type ClassView } from '@hub/contracts';
import { Link } from '@hub/mfe';
import { Badge, ButtonLink, Card, Row, Skeleton, Stack, color, fontSize, media } from '@hub/ui';
import { ClassIcon } from '../class-icon.tsx';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-height: 220px;
  overflow-wrap: anywhere;
  ${media.mobile} {
    min-height: 0;
  }
`;
const shortened = css`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
// the whole card is the link's target
const stretched = css`
  margin-right: -12px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

export const ClassCard = ({ of: item }: { of: ClassView }) => (
  <Card as="article" css={card}>
    <Row gap={3} wrap={false} align="flex-start">
      <ClassIcon of={item} />
      <div css={{ minWidth: 0 }}>
        <h2 css={{ fontSize: fontSize.md }}>{item.name}</h2>
        {item.courseCode && <p css={{ color: color.muted }}>{item.courseCode}</p>}
      </div>
    </Row>
    {item.instructor && <p>{item.instructor}</p>}
    {item.description && <p css={shortened}>{item.description}</p>}
    <Row justify="space-between" css={{ marginTop: 'auto' }}>
      <Row>
        <Badge tone="green">Active</Badge>
        <Badge>{classTypeLabels[item.classType]}</Badge>
      </Row>
      <ButtonLink
        as={Link}
        href={`/class/${item.id}`}
        variant="ghost"
        size="sm"
        css={stretched}
        aria-label={`View ${item.name}`}
      >
        View
      </ButtonLink>
    </Row>
  </Card>
);

export const ClassCardSkeleton = () => (
  <Card css={card} data-testid="class-skeleton">
    <Row gap={3} wrap={false}>
      <Skeleton width={44} height={44} />
      <Stack gap={2} css={{ flex: 1 }}>
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </Stack>
    </Row>
    <Skeleton width="50%" />
    <Skeleton />
    <Skeleton width="80%" />
    <Skeleton width="60%" height={22} />
  </Card>
);
