import { css } from '@emotion/react';
import type { BuildFigures, BuildView } from '@hub/contracts';
import { Badge, Button, Row, space, type Tone } from '@hub/ui';
import { t } from '../../messages.ts';
import { plain } from '../../shared/amounts.ts';
import { muted } from '../../shared/facts.tsx';
import { itemRow } from '../../shared/rows.ts';
import { momentOf } from '../../shared/times.ts';
import type { Action } from './api.ts';
import { FiguresChart } from './figures-chart.tsx';
import { attemptsIn, percentOf } from './figures.ts';

const texts = css`
  display: grid;
  flex: 1 1 ${space(70)};
  gap: ${space(1)};
  min-width: 0;
`;
const name = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const tones: Record<BuildView['state'], Tone> = {
  uploaded: 'grey',
  canary: 'yellow',
  live: 'green',
  superseded: 'grey',
  'rolled-back': 'red',
};
const actions: Record<BuildView['state'], readonly Action[]> = {
  uploaded: [],
  canary: ['promote', 'share', 'rollBack'],
  live: ['rollBack'],
  superseded: ['goBack'],
  'rolled-back': ['goBack'],
};

const sinceOf = ({ state, since, uploadedAt, by: { kind, name: who }, commit }: BuildView) => {
  const isUploaded = state === 'uploaded';
  const text = t(isUploaded ? 'releases.uploaded' : 'releases.since', {
    when: momentOf(isUploaded ? uploadedAt : since),
    who: t(`releases.by.${kind}`, { name: who }),
  });
  return commit === null ? text : `${text} · ${t('releases.commit', { commit: commit.slice(0, 10) })}`;
};

/** How a build fared: in 30 days as text, in the last two hours as a chart. */
const Fared = ({ figures, readAt }: { figures: BuildFigures | undefined; readAt: number }) => {
  const { attempts, failed } = attemptsIn(figures?.total ?? { mounts: 0, failures: 0, errors: 0 });
  if (!figures || attempts === 0) return <p css={muted}>{t('releases.noMounts')}</p>;
  const { longTasks } = figures.total;
  const facts = [
    t('releases.mounts', { count: attempts, shown: plain(attempts) }),
    t('releases.failing', { share: percentOf(failed, attempts) }),
    ...(longTasks > 0 ? [t('releases.longTasks', { count: longTasks, shown: plain(longTasks) })] : []),
  ];
  return (
    <Row gap={3} wrap>
      <FiguresChart figures={figures} readAt={readAt} />
      <span css={muted}>{facts.join(' · ')}</span>
    </Row>
  );
};

interface Props {
  build: BuildView;
  figures: BuildFigures | undefined;
  /** When the figures were read, in milliseconds since 1970. */
  readAt: number;
  onAction: (action: Action) => void;
}

/** One build of a remote, and what an operator can do with it. */
export const BuildItem = ({ build, figures, readAt, onAction }: Props) => {
  const { version, state, share, reason } = build;
  return (
    <li css={itemRow}>
      <div css={texts}>
        <Row>
          <span css={name}>{version}</span>
          <Badge tone={tones[state]}>{t(`releases.state.${state}`, { share })}</Badge>
        </Row>
        <p css={muted}>{sinceOf(build)}</p>
        {reason !== null && (
          <p css={muted} dir="auto">
            {t('releases.reason', { reason })}
          </p>
        )}
        <Fared figures={figures} readAt={readAt} />
      </div>
      <Row>
        {actions[state].map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'promote' ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            aria-label={t(`releases.${action}.openOf`, { version })}
            onClick={() => onAction(action)}
          >
            {t(`releases.${action}.open`)}
          </Button>
        ))}
      </Row>
    </li>
  );
};

/** A build that no team released, but students have. */
export const PublishedItem = ({ figures, readAt }: { figures: BuildFigures; readAt: number }) => (
  <li css={itemRow}>
    <div css={texts}>
      <Row>
        <span css={name}>{figures.version}</span>
        <Badge>{t('releases.state.published')}</Badge>
      </Row>
      <Fared figures={figures} readAt={readAt} />
    </div>
  </li>
);
