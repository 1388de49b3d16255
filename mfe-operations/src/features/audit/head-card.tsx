import { css } from '@emotion/react';
import { Badge, Button, Card, CardHeader, color, fontSize, radius, Row, Skeleton, space, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { plain } from '../../shared/amounts.ts';
import { Facts, muted } from '../../shared/facts.tsx';
import { momentOf } from '../../shared/times.ts';
import { useCheckedHead } from './api.ts';
import { type CheckedHead, rememberHead } from './check-head.ts';
import { Unchecked } from './check-proof.ts';

const noteLook = css`
  margin: ${space(2)} 0 0;
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${fontSize.xs};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** The signed head of the whole log, and whether it continues the one that this browser saw last. */
export const HeadCard = () => {
  const { data: checked, error, refetch } = useCheckedHead();
  return (
    <Card as="section" aria-label={t('audit.head.title')}>
      <CardHeader title={t('audit.head.title')} />
      {error && <p role="alert">{t(error instanceof Unchecked ? 'audit.proof.unable' : 'audit.head.failed')}</p>}
      {!error && checked === undefined && (
        <output aria-label={t('audit.head.loading')}>
          <Skeleton height={120} />
        </output>
      )}
      {checked === null && <p css={muted}>{t('audit.head.none')}</p>}
      {checked && <Head {...checked} onAccepted={() => void refetch()} />}
    </Card>
  );
};

const Head = ({ note, head, before, onAccepted }: CheckedHead & { onAccepted: () => void }) => {
  const isBroken = before !== null && !before.isContinued;
  return (
    <Stack gap={2}>
      <Facts
        facts={[
          [t('audit.head.events'), plain(head.size)],
          [t('audit.head.root'), btoa(String.fromCharCode(...head.root))],
          [
            t('audit.head.signature'),
            <Badge key="signature" tone={head.isSigned ? 'green' : 'red'}>
              {t(head.isSigned ? 'audit.proof.yes' : 'audit.proof.no')}
            </Badge>,
          ],
          [t('audit.head.since'), <Before key="before" before={before} />],
        ]}
      />
      <p css={muted}>{t(isBroken ? 'audit.head.brokenHint' : 'audit.head.hint')}</p>
      <Note title={t('audit.head.note')} note={note} />
      {isBroken && (
        <>
          <Note title={t('audit.head.old')} note={before.note} />
          <Row>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                rememberHead(note);
                onAccepted();
              }}
            >
              {t('audit.head.accept')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
};

const Before = ({ before }: Pick<CheckedHead, 'before'>) => {
  if (!before) return t('audit.head.first');
  const { isContinued, size, seenAt } = before;
  return (
    <Row justify="flex-end">
      {t('audit.head.seen', { size: plain(size), when: momentOf(seenAt) })}
      <Badge tone={isContinued ? 'green' : 'red'}>
        {t(isContinued ? 'audit.head.continues' : 'audit.head.broken')}
      </Badge>
    </Row>
  );
};

const Note = ({ title, note }: { title: string; note: string }) => (
  <details>
    <summary css={{ cursor: 'pointer' }}>{title}</summary>
    <pre css={noteLook}>{note}</pre>
  </details>
);
