import type { AuditEntry } from '@hub/contracts';
import { Link } from '@hub/mfe';
import { ButtonLink, Dialog, Row, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { exactlyOf } from '../../shared/times.ts';
import { ContentsPart } from './contents/contents-part.tsx';
import { pathOf, thingPathOf } from './filter.ts';
import { ProofResult } from './proof-result.tsx';

const factsOf = (entry: AuditEntry): readonly Fact[] => [
  [t('audit.entry.recorded'), exactlyOf(entry.recordedAt)],
  [t('audit.entry.actor'), t(`audit.actor.${entry.actor}`)],
  [t('audit.entry.thing'), `${entry.subject} ${entry.subjectId}`],
  [t('audit.entry.owner'), entry.ownerId],
  [t('audit.entry.id'), entry.id],
  [t('audit.entry.position'), entry.position],
  [t('audit.entry.command'), entry.commandId ?? t('audit.entry.unknown')],
  [t('audit.entry.correlation'), entry.correlationId ?? t('audit.entry.unknown')],
  [t('audit.entry.causation'), entry.causationId ?? t('audit.entry.unknown')],
];

/** Everything about one event, its proof, and ways to what belongs to it. */
export const EntryDialog = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => {
  const { type, ownerId, subject, subjectId, correlationId } = entry;
  const ways = {
    history: thingPathOf({ subject, subjectId }),
    thing: pathOf({ subjectId }),
    owner: pathOf({ owner: ownerId }),
    request: correlationId && pathOf({ correlation: correlationId }),
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={type} description={t('audit.entry.hint')}>
      <Stack>
        <Facts facts={factsOf(entry)} />
        <Row as="nav" aria-label={t('audit.entry.ways')}>
          {(['history', 'thing', 'owner', 'request'] as const).map((name) => {
            const href = ways[name];
            return (
              href && (
                <ButtonLink key={name} as={Link} href={href} variant="secondary" size="sm" onClick={onClose}>
                  {t(`audit.entry.way.${name}`)}
                </ButtonLink>
              )
            );
          })}
        </Row>
        <ContentsPart id={entry.id} ownerId={ownerId} subject={subject} subjectId={subjectId} />
        <ProofResult id={entry.id} />
      </Stack>
    </Dialog>
  );
};
