import { css } from '@emotion/react';
import type { ClassView, ReviewCount } from '@hub/contracts';
import { Link } from '@hub/mfe';
import { ButtonLink, Row, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { listStyle, muted } from '../../shared/styles.ts';
import { dueText } from './due-text.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  min-height: ${space(11)};
`;

interface Props {
  counts: readonly ReviewCount[];
  classes: readonly ClassView[];
}

/** The classes with due cards, most cards first. */
export const DashboardList = ({ counts, classes }: Props) => {
  const due = counts.filter(({ due, fresh }) => due + fresh > 0).toSorted((a, b) => b.due - a.due);
  if (due.length === 0) return <p css={muted}>{t('review.dashboardNothing')}</p>;
  return (
    <ul css={listStyle}>
      {due.map((count) => {
        const name = classes.find(({ id }) => id === count.classId)?.name ?? '';
        return (
          <li key={count.classId} css={line}>
            <span css={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>{name}</span>
            <Row gap={3}>
              <span css={muted}>{dueText(count)}</span>
              <ButtonLink
                as={Link}
                href={`/class/${count.classId}?tab=study`}
                variant="secondary"
                size="sm"
                aria-label={t('review.startOf', { name })}
              >
                {t('review.start')}
              </ButtonLink>
            </Row>
          </li>
        );
      })}
    </ul>
  );
};
