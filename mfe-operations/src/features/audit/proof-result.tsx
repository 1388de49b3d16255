import type { InStream } from '@hub/contracts';
import { reasonOf } from '@hub/mfe';
import { Badge, ErrorState, Row, Skeleton, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { Facts, muted } from '../../shared/facts.tsx';
import { momentOf } from '../../shared/times.ts';
import { useCheckedProof } from './api.ts';
import { TreeResult } from './tree-result.tsx';
import { type Checked, steps, Unchecked } from './check-proof.ts';

/** The proof of an event, checked in this browser. */
export const ProofResult = ({ id, where = {} }: { id: string; where?: InStream }) => {
  const { data: checked, error, refetch } = useCheckedProof(id, where);
  return (
    <section aria-label={t('audit.proof.title')}>
      <h3 css={{ fontWeight: 600 }}>{t('audit.proof.title')}</h3>
      {error instanceof Unchecked && <p role="alert">{t('audit.proof.unable')}</p>}
      {error && !(error instanceof Unchecked) && (
        <ErrorState title={t('audit.proof.failed')} detail={reasonOf(error, '')} onRetry={() => void refetch()} />
      )}
      {!error && !checked && (
        <output aria-label={t('audit.proof.loading')}>
          <Skeleton height={160} />
        </output>
      )}
      {checked && <CheckedProof {...checked} />}
      {checked?.seal && <TreeResult id={id} where={where} />}
    </section>
  );
};

const CheckedProof = ({ holds, seal, hash, signer, stream, revision }: Checked) => {
  if (!seal) return <p css={muted}>{t('audit.proof.unsealed')}</p>;
  const isWhole = steps.every((step) => holds[step]);
  return (
    <Stack gap={2}>
      <p role={isWhole ? 'status' : 'alert'}>
        <Badge tone={isWhole ? 'green' : 'red'}>{t(isWhole ? 'audit.proof.holds' : 'audit.proof.broken')}</Badge>
      </p>
      <Facts
        facts={steps.map((step) => [
          t(`audit.proof.step.${step}`),
          <Row key={step} justify="flex-end">
            <Badge tone={holds[step] ? 'green' : 'red'}>{t(holds[step] ? 'audit.proof.yes' : 'audit.proof.no')}</Badge>
          </Row>,
        ])}
      />
      <Facts
        facts={[
          [t('audit.proof.stream'), t('audit.proof.revision', { stream, revision })],
          [t('audit.proof.hash'), hash],
          [t('audit.proof.seal'), t('audit.proof.sealOf', { number: seal.number, when: momentOf(seal.sealedAt) })],
          [t('audit.seals.root'), seal.root],
          [t('audit.seals.key'), signer],
        ]}
      />
      <p css={muted}>{t('audit.proof.hint')}</p>
    </Stack>
  );
};
