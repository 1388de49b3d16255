import { Link, reasonOf, useFailureNotice } from '@hub/mfe';
import { ButtonLink, EmptyState, ErrorState } from '@hub/ui';
import { ShieldAlert } from 'lucide-react';
import { t } from '../messages.ts';
import { isMissing, isRefusal } from './refusal.ts';

interface Props {
  error: unknown;
  /** What could not be read. */
  title: string;
  onRetry: () => void;
}

/** Replaces what could not be read: says what an operator lacks, else offers a retry. */
export const ReadFailed = ({ error, title, onRetry }: Props) => {
  if (isRefusal(error, 'factor_required')) return <Refused reason="factor" href="/settings" />;
  if (isMissing(error)) return <Refused reason="role" href="/" />;
  return <Failed title={title} detail={reasonOf(error, '')} onRetry={onRetry} />;
};

const Refused = ({ reason, href }: { reason: 'factor' | 'role'; href: string }) => (
  <EmptyState
    icon={<ShieldAlert size={24} />}
    title={t(`refused.${reason}.title`)}
    hint={t(`refused.${reason}.hint`)}
    action={
      <ButtonLink as={Link} href={href}>
        {t(`refused.${reason}.action`)}
      </ButtonLink>
    }
  />
);

const Failed = ({ title, ...rest }: { title: string; detail: string; onRetry: () => void }) => {
  useFailureNotice(true, title);
  return <ErrorState title={title} {...rest} />;
};
