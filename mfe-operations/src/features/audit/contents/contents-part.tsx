import type { InStream, UserId } from '@hub/contracts';
import { Badge, Button, Row, Skeleton, Stack } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../messages.ts';
import { Facts, muted } from '../../../shared/facts.tsx';
import { RequestDialog } from '../grants/request-dialog.tsx';
import { useOpenContents } from './api.ts';
import { fieldsOf } from './fields-of.ts';
import { useGrantChoice } from './use-grant-choice.tsx';

interface Props {
  id: string;
  ownerId: UserId;
  subject: string;
  subjectId: string;
  /** The student was erased: there is nothing to open. */
  erased?: boolean;
  where?: InStream;
}

/** What an event contains: under a grant, when the auditor asks for it. */
export const ContentsPart = ({ id, erased = false, where = {}, ...thing }: Props) => {
  const { isPending, grant, choice } = useGrantChoice(thing);
  const [isAsking, setIsAsking] = useState(false);
  const { data: opened, mutate, isPending: isOpening } = useOpenContents(id, where);
  const isErased = erased || opened?.answer.data === null;
  return (
    <section aria-label={t('grants.contents.title')}>
      <Stack gap={2}>
        <h3 css={{ fontWeight: 600 }}>{t('grants.contents.title')}</h3>
        {isErased && <Erased />}
        {!isErased && opened && <Opened data={opened.answer.data ?? {}} />}
        {!isErased && !opened && isPending && (
          <output aria-label={t('grants.contents.loading')}>
            <Skeleton height={40} />
          </output>
        )}
        {!isErased && !opened && !isPending && (
          <>
            {choice}
            <p css={muted}>{t(grant ? 'grants.contents.hint' : 'grants.contents.locked')}</p>
            <Row>
              {grant ? (
                <Button variant="secondary" size="sm" busy={isOpening} onClick={() => mutate(grant)}>
                  {t(isOpening ? 'grants.contents.opening' : 'grants.contents.open')}
                </Button>
              ) : (
                <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
                  {t('grants.request.action')}
                </Button>
              )}
            </Row>
          </>
        )}
      </Stack>
      {isAsking && <RequestDialog {...thing} onClose={() => setIsAsking(false)} />}
    </section>
  );
};

const Erased = () => (
  <>
    <p>
      <Badge>{t('grants.contents.erased')}</Badge>
    </p>
    <p css={muted}>{t('grants.contents.erasedHint')}</p>
  </>
);

const Opened = ({ data }: { data: Record<string, unknown> }) => {
  const facts = fieldsOf(data);
  return facts.length === 0 ? <p css={muted}>{t('grants.contents.empty')}</p> : <Facts facts={facts} />;
};
