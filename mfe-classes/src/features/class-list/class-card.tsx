import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Link } from '@hub/mfe';
import { Badge, ButtonLink, Card, Row, color, fontSize, media, space } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { ClassIcon } from '../../shared/class-icon.tsx';
import { ClassStatus } from '../../shared/class-status.tsx';

export const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-height: ${space(58)};
  overflow-wrap: anywhere;
  ${media.mobile} {
    min-height: 0;
  }
`;
const shortened = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
// the whole card is the link's target
const stretched = css`
  margin-right: -${space(3)};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;
const aboveTheLink = css`
  position: relative;
  z-index: 1;
  margin: -${space(2)} -${space(3)} 0 auto;
`;

interface Props {
  item: ClassView;
  /** The button with the actions of the class. */
  menu: ReactNode;
}

export const ClassCard = ({ item, menu }: Props) => (
  <Card as="article" css={cardStyle}>
    <Row gap={3} wrap={false} align="flex-start">
      <ClassIcon item={item} />
      <div css={{ minWidth: 0 }}>
        <h2 css={[shortened, { fontSize: fontSize.md }]} title={item.name}>
          <bdi>{item.name}</bdi>
        </h2>
        {item.courseCode && (
          <p css={{ color: color.muted }}>
            <bdi>{item.courseCode}</bdi>
          </p>
        )}
      </div>
      <span css={aboveTheLink}>{menu}</span>
    </Row>
    {item.instructor && (
      <p>
        <bdi>{item.instructor}</bdi>
      </p>
    )}
    {item.description && (
      <p css={[shortened, { color: color.muted }]} dir="auto">
        {item.description}
      </p>
    )}
    <Row justify="space-between" css={{ marginTop: 'auto' }}>
      <Row>
        <ClassStatus item={item} />
        <Badge>{t(`type.${item.classType}`)}</Badge>
      </Row>
      <ButtonLink
        as={Link}
        href={`/class/${item.id}`}
        variant="ghost"
        size="sm"
        css={stretched}
        aria-label={t('classes.viewOf', { name: item.name })}
      >
        {t('classes.view')}
      </ButtonLink>
    </Row>
  </Card>
);
