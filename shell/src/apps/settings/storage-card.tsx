import { css } from '@emotion/react';
import type { StorageView, Usage } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { color, ErrorState, pageLanguage, ProgressBar, Skeleton, space } from '@hub/ui';
import { t } from '../../student-messages.ts';
import { useStorage } from './api.ts';
import { SettingsCard } from './settings-card.tsx';

const list = css`
  display: grid;
  gap: ${space(4)};
`;
const line = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding-bottom: ${space(2)};
  & > span:last-of-type {
    color: ${color.muted};
  }
`;

const megabyte = 1_048_576;
const nearlyFull = 0.9;

const plain = (count: number) => count.toLocaleString(pageLanguage(), { maximumFractionDigits: 1 });
const megabytes = (bytes: number) => `${plain(bytes / megabyte)} MB`;

const shown = ({ used, limit }: Usage, written: (amount: number) => string) =>
  limit === null ? written(used) : t('settings.storage.of', { used: written(used), limit: written(limit) });

const isNearlyFull = ({ used, limit }: Usage) => limit !== null && used >= nearlyFull * limit;

/** What the student stores, and how much of what is allowed. */
export const StorageCard = () => {
  const { data: storage, isError, refetch } = useStorage();
  useFailureNotice(isError, t('settings.storage.failed'));
  return (
    <SettingsCard title={t('settings.storage.title')}>
      {isError && !storage && <ErrorState title={t('settings.storage.failed')} onRetry={() => void refetch()} />}
      {!storage && !isError && (
        <output aria-label={t('settings.storage.loading')}>
          <Skeleton height={140} />
        </output>
      )}
      {storage && <Usages storage={storage} />}
    </SettingsCard>
  );
};

const Usages = ({ storage }: { storage: StorageView }) => {
  const { bytes, documents, events } = storage;
  return (
    <>
      <ul css={list}>
        <Bar label={t('settings.storage.bytes')} usage={bytes} written={megabytes} />
        <Bar label={t('settings.storage.documents')} usage={documents} written={plain} />
        <Bar label={t('settings.storage.events')} usage={events} written={plain} />
      </ul>
      {[bytes, documents, events].some(isNearlyFull) && <p>{t('settings.storage.nearlyFull')}</p>}
    </>
  );
};

interface BarProps {
  label: string;
  usage: Usage;
  written: (amount: number) => string;
}

const Bar = ({ label, usage, written }: BarProps) => {
  const { used, limit } = usage;
  return (
    <li>
      <p css={line}>
        <span>{label}</span>
        <span>{shown(usage, written)}</span>
      </p>
      {limit !== null && <ProgressBar label={label} value={Math.min(100, (100 * used) / limit)} />}
    </li>
  );
};
