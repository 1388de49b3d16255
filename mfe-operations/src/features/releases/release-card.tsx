import type { BuildFigures, BuildView, ReleaseView } from '@hub/contracts';
import { Button, Card, CardHeader, Row, space } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { muted } from '../../shared/facts.tsx';
import type { Action } from './api.ts';
import { BuildItem, PublishedItem } from './build-item.tsx';
import { DecideDialog } from './decide-dialog.tsx';

/** How many builds are listed until the operator wants all. */
const listed = 5;

const ranks: Record<BuildView['state'], number> = { canary: 0, live: 1, uploaded: 2, superseded: 2, 'rolled-back': 2 };

interface Props {
  remote: string;
  /** Undefined for a remote that no team has claimed. */
  release: ReleaseView | undefined;
  /** Of the builds of this remote. */
  figures: readonly BuildFigures[];
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

/** The builds of one remote: what students have first, then the newest. */
export const ReleaseCard = ({ remote, release, figures, readAt }: Props) => {
  const [asked, setAsked] = useState<{ action: Action; build: BuildView } | null>(null);
  const [isWhole, setWhole] = useState(false);
  const builds = (release?.builds ?? []).toSorted((a, b) => ranks[a.state] - ranks[b.state]);
  const shown = isWhole ? builds : builds.slice(0, listed);
  const rest = builds.length - shown.length;
  const others = figures.filter(({ version }) => !builds.some((build) => build.version === version));
  return (
    <Card as="section" aria-label={remote}>
      <CardHeader title={remote} />
      <p css={[muted, { paddingBottom: space(3) }]}>
        {release ? t('releases.team', { team: release.team }) : t('releases.unclaimed')}
      </p>
      <ul aria-label={t('releases.builds', { remote })}>
        {shown.map((build) => (
          <BuildItem
            key={build.version}
            build={build}
            figures={figures.find(({ version }) => version === build.version)}
            readAt={readAt}
            onAction={(action) => setAsked({ action, build })}
          />
        ))}
        {others.map((each) => (
          <PublishedItem key={each.version} figures={each} readAt={readAt} />
        ))}
      </ul>
      {rest > 0 && (
        <Row justify="center">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {t('releases.older', { count: rest })}
          </Button>
        </Row>
      )}
      {asked && (
        <DecideDialog
          action={asked.action}
          remote={remote}
          version={asked.build.version}
          share={asked.build.share}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
};
