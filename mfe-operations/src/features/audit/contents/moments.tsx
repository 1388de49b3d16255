import type { GrantScope, ThingEvent } from '@hub/contracts';
import { Button, Card, CardHeader, Grid, Row, Stack } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../messages.ts';
import { muted } from '../../../shared/facts.tsx';
import { RequestDialog } from '../grants/request-dialog.tsx';
import { useCompare } from './api.ts';
import { Differences } from './differences.tsx';
import { MomentChoice } from './moment-choice.tsx';
import { useGrantChoice } from './use-grant-choice.tsx';

interface Props {
  thing: GrantScope;
  events: readonly ThingEvent[];
}

/** Before anything of this product was recorded. */
const beginning = '1970-01-01T00:00:00.000Z';

/** Compares a thing at two moments. A place is the number of events until then: 0 is before the first one. */
export const Moments = ({ thing, events }: Props) => {
  const last = events.length;
  const [places, setPlaces] = useState<{ from: number; at: number }>();
  const { from, at } = places ?? { from: Math.max(0, last - 1), at: last };
  const ownerId = events.at(-1)?.ownerId;
  const { grant, choice } = useGrantChoice({ ...thing, ownerId: ownerId ?? '' });
  const { data: compared, mutate, isPending } = useCompare(thing);
  const [isAsking, setIsAsking] = useState(false);
  const momentOf = (place: number) => events[place - 1]?.position ?? beginning;
  return (
    <Card as="section" aria-label={t('grants.moments.title')}>
      <CardHeader title={t('grants.moments.title')} />
      <Stack>
        <Grid min={260} gap={6}>
          <MomentChoice name="from" events={events} place={from} onChange={(place) => setPlaces({ from: place, at })} />
          <MomentChoice name="at" events={events} place={at} onChange={(place) => setPlaces({ from, at: place })} />
        </Grid>
        {choice}
        <p css={muted}>{t(grant ? 'grants.contents.hint' : 'grants.contents.locked')}</p>
        <Row>
          {grant ? (
            <Button busy={isPending} onClick={() => mutate({ grant, at: momentOf(at), from: momentOf(from) })}>
              {t(isPending ? 'grants.moments.comparing' : 'grants.moments.compare')}
            </Button>
          ) : (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
              {t('grants.request.action')}
            </Button>
          )}
        </Row>
        {compared && <Differences {...compared.answer} />}
      </Stack>
      {isAsking && ownerId && <RequestDialog {...thing} ownerId={ownerId} onClose={() => setIsAsking(false)} />}
    </Card>
  );
};
