import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Link, useFailureNotice } from '@hub/mfe';
import {
  ButtonLink,
  Card,
  CardHeader,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  color,
  fontSize,
  radius,
  space,
} from '@hub/ui';
import { FirstSyllabi } from '../features/new-classes/first-syllabi.tsx';
import { NewClassesIcon } from '../features/new-classes/new-classes-button.tsx';
import { useNewClasses } from '../features/new-classes/use-new-classes.tsx';
import { ClassIcon } from '../shared/class-icon.tsx';
import { useClasses } from '../shared/use-classes.ts';
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
export const DashboardClasses = () => {
  const { open, drop, dialog } = useNewClasses();
  return (
    <Card as="section" aria-label={t('classes.title')}>
      <CardHeader
        title={t('classes.title')}
        action={
          <Row gap={1} wrap={false} css={{ marginRight: `-${space(3)}` }}>
            <NewClassesIcon onClick={open} />
            <ButtonLink as={Link} href="/classes" variant="ghost" size="sm">
              {t('dashboard.viewAll')}
            </ButtonLink>
          </Row>
        }
      />
      <div css={content}>
        <FirstClasses onDrop={drop} />
      </div>
      {dialog}
    </Card>
  );
};

const FirstClasses = ({ onDrop }: Parameters<typeof FirstSyllabi>[0]) => {
  const { data: classes, isError, isFetching, refetch } = useClasses();
  const failed = !classes && isError && !isFetching;
  useFailureNotice(failed, t('classes.fetchFailed'));
  if (failed) {
    return <ErrorState title={t('classes.fetchFailed')} onRetry={() => void refetch()} />;
  }
  if (!classes) return <Loading />;
  if (classes.length === 0) return <NoClasses onDrop={onDrop} />;
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

/** A new student begins here; as high as the list of classes. */
const NoClasses = ({ onDrop }: Parameters<typeof FirstSyllabi>[0]) => (
  <Stack gap={3} css={{ justifyItems: 'center', textAlign: 'center' }}>
    <p css={{ fontWeight: 600 }}>{t('classes.empty.title')}</p>
    <FirstSyllabi onDrop={onDrop} />
    <ButtonLink as={Link} href="/classes" variant="ghost" size="sm">
      {t('dashboard.goToClasses')}
    </ButtonLink>
  </Stack>
);

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
