import { css } from '@emotion/react';
import { Slot } from '@hub/mfe';
import { Card, Page, PageHeader, Skeleton, space } from '@hub/ui';
import { t } from '../../student-messages.ts';

/** Two columns where both fit, next to a docked panel too. */
const grid = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)};
  align-items: flex-start;
`;
const first = css`
  flex: 3 1 min(100%, ${space(108)});
  min-width: 0;
`;
const column = css`
  display: grid;
  flex: 2 1 ${space(80)};
  gap: ${space(6)};
  min-width: 0;
`;

/** As high as the card will be: its heading, and the height that the remote reserves for its content. */
const waiting = (height: number) => (
  <Card>
    <Skeleton height={height} />
  </Card>
);

/** The frame; classes and calendar fill it. */
export const Dashboard = () => (
  <Page>
    <PageHeader title={t('dashboard.title')} subtitle={t('dashboard.subtitle')} />
    <div css={grid}>
      <div css={first}>
        <Slot name="dashboard-today" props={{}} loading={waiting(120 + 480)} frame={Card} />
      </div>
      <div css={column}>
        <Slot name="dashboard-month" props={{}} loading={waiting(330)} frame={Card} />
        <Slot name="dashboard-review" props={{}} loading={null} missing={null} frame={Card} />
        <Slot name="dashboard-classes" props={{}} loading={waiting(52 + 224)} frame={Card} />
        <Slot name="dashboard-upcoming" props={{}} loading={waiting(52 + 356)} frame={Card} />
      </div>
    </div>
  </Page>
);
