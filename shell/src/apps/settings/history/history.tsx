import { historyActors } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, color, ErrorState, Field, Row, Select, Skeleton, space } from '@hub/ui';
import { useState } from 'react';
import { type Actor, useHistory } from './api.ts';
import { Days } from './days.tsx';
import { t } from './messages.ts';

/** What was recorded, newest first, with a filter by who did it. */
export const History = () => {
  const [actor, setActor] = useState<Actor>();
  const { data, isPending, isError, isFetchNextPageError, refetch, ...pages } = useHistory(actor);
  useFailureNotice(isError, t(isFetchNextPageError ? 'moreFailed' : 'failed'));
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <Field label={t('by')}>
        <Select
          css={{ maxWidth: space(80) }}
          value={actor ?? ''}
          onChange={({ target }) => setActor(historyActors.find((one) => one === target.value))}
        >
          <option value="">{t('anyone')}</option>
          {historyActors.map((one) => (
            <option key={one} value={one}>
              {t(`actor.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isPending && (
        <output aria-label={t('loading')}>
          <Skeleton height={240} />
        </output>
      )}
      {isError && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p css={{ color: color.muted }}>{t('empty')}</p>}
      <Days entries={entries} />
      {pages.hasNextPage && (
        <Row justify="center">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </Row>
      )}
    </>
  );
};
