import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Link, useFailureNotice } from '@hub/mfe';
import {
  ButtonLink,
  Card,
  CardHeader,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  color,
  fontSize,
  radius,
  space,
} from '@hub/ui';
import { GraduationCap } from 'lucide-react';
import { ClassIcon } from '../shared/class-icon.tsx';
import { useClasses } from '../features/class-list/api.ts';
import { t } from '../messages.ts';

const shown = 3; // specification §9

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${space(18)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
  }
`;

/** The same height in every state, so that nothing below moves. */
const content = css`
  display: grid;
  align-content: start;
  min-height: ${space(56)};
`;
const oneLine = css`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** The dashboard's My Classes card. */
export const DashboardClasses = () => (
  <Card as="section" aria-label={t('classes.title')}>
    <CardHeader
      title={t('classes.title')}
      action={
        <ButtonLink as={Link} href="/classes" variant="ghost" size="sm" css={{ marginRight: `-${space(3)}` }}>
          {t('dashboard.viewAll')}
        </ButtonLink>
      }
    />
    <div css={content}>
      <FirstClasses />
    </div>
  </Card>
);

const FirstClasses = () => {
  const { data: classes, isError, isFetching, refetch } = useClasses();
  const failed = !classes && isError && !isFetching;
  useFailureNotice(failed, t('classes.fetchFailed'));
  if (failed) {
    return <ErrorState title={t('classes.fetchFailed')} onRetry={() => void refetch()} />;
  }
  if (!classes) return <Loading />;
  if (classes.length === 0) {
    const add = (
      <ButtonLink as={Link} href="/classes" variant="secondary">
        {t('dashboard.goToClasses')}
      </ButtonLink>
    );
    return <EmptyState icon={<GraduationCap />} title={t('classes.empty.title')} action={add} />;
  }
  return (
    <ul css={{ listStyle: 'none', margin: `0 -${space(2)}`, padding: 0 }}>
      {classes.slice(0, shown).map((item) => (
        <li key={item.id}>
          <ClassLink item={item} />
        </li>
      ))}
    </ul>
  );
};

const ClassLink = ({ item }: { item: ClassView }) => (
  <Link href={`/class/${item.id}`} css={row}>
    <ClassIcon item={item} />
    <span css={{ display: 'grid', minWidth: 0 }}>
      <bdi css={[oneLine, { fontWeight: 600 }]}>{item.name}</bdi>
      <bdi css={[oneLine, { color: color.muted, fontSize: fontSize.sm }]}>
        {[item.courseCode, item.instructor].filter(Boolean).join(' · ')}
      </bdi>
    </span>
  </Link>
);

const Loading = () => (
  <Stack as="output" gap={0} aria-label={t('classes.loading')}>
    {Array.from({ length: shown }, (_, index) => (
      <Row key={index} gap={3} wrap={false} css={{ minHeight: space(18) }}>
        <Skeleton width={44} height={44} />
        <Stack gap={2} css={{ flex: 1 }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Stack>
      </Row>
    ))}
  </Stack>
);
