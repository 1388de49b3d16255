import { EmptyState, ErrorState } from '@hub/ui';
import { Component, type ReactNode } from 'react';
import { t } from './messages.ts';

interface Props {
  where: string;
  report: (error: unknown, where: string) => void;
  /** What stands there instead; a card that offers Retry by default. */
  failed?: ((retry: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

interface PartFailedProps {
  onRetry: () => void;
  /** It may come yet. */
  isLate?: boolean;
}

/** What stands in the place of a part that failed or is late; its neighbours live on. */
export const PartFailed = ({ onRetry, isLate = false }: PartFailedProps) => (
  <ErrorState title={t(isLate ? 'partLate' : 'partFailed')} detail={t('restUnaffected')} onRetry={onRetry} />
);

const Hourglass = () => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
  >
    <path d="M6 3h12M6 21h12M7.5 3v3.5c0 2 4.5 3 4.5 5.5s-4.5 3.5-4.5 5.5V21M16.5 3v3.5c0 2-4.5 3-4.5 5.5s4.5 3.5 4.5 5.5V21" />
  </svg>
);

/** What stands in the place of a part that this server does not have. */
export const PartMissing = () => (
  <EmptyState icon={<Hourglass />} title={t('partMissing')} hint={t('restUnaffected')} />
);

/** Keeps a crash while rendering inside its own place on the page. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, this.props.where);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    return this.props.failed ? this.props.failed(retry) : <PartFailed onRetry={retry} />;
  }
}
