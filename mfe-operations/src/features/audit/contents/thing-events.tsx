import type { GrantScope, ThingEvent } from '@hub/contracts';
import { Badge, Button, Dialog, Stack } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../messages.ts';
import { Facts, muted } from '../../../shared/facts.tsx';
import { denseRow } from '../../../shared/rows.ts';
import { exactlyOf } from '../../../shared/times.ts';
import { ProofResult } from '../proof-result.tsx';
import { ContentsPart } from './contents-part.tsx';

interface Props {
  thing: GrantScope;
  events: readonly ThingEvent[];
  isErased: boolean;
}

/** The events of a thing, each with its contents and its proof. */
export const ThingEvents = ({ thing, events, isErased }: Props) => {
  const [opened, setOpened] = useState<ThingEvent | null>(null);
  return (
    <>
      <ol>
        {events.map((event) => (
          <li key={event.id} css={denseRow}>
            <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <p>
                {t('grants.thing.entry', event)} <Badge tone="grey">{t(`audit.actor.${event.actor}`)}</Badge>
              </p>
              <p css={muted}>
                <time dateTime={event.recordedAt}>{exactlyOf(event.recordedAt)}</time>
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('grants.thing.openOf', event)}
              onClick={() => setOpened(event)}
            >
              {t('audit.open')}
            </Button>
          </li>
        ))}
      </ol>
      {opened && (
        <Dialog
          open
          onOpenChange={(open) => !open && setOpened(null)}
          title={opened.type}
          description={t('grants.thing.dialogHint')}
        >
          <Stack>
            <Facts
              facts={[
                [t('audit.entry.recorded'), exactlyOf(opened.recordedAt)],
                [t('audit.entry.owner'), opened.ownerId],
                [t('audit.entry.id'), opened.id],
                [t('audit.entry.position'), opened.position],
              ]}
            />
            <ContentsPart id={opened.id} ownerId={opened.ownerId} {...thing} erased={isErased} where={thing} />
            <ProofResult id={opened.id} where={thing} />
          </Stack>
        </Dialog>
      )}
    </>
  );
};
