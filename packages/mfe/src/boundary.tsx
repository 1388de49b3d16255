import { EmptyState, ErrorState } from '@hub/ui';
import { Component, type ReactNode } from 'react';
import { t } from './messages.ts';

interface Props {
  where: string;
  report: (error: unknown, where: string) => void;
  /** Shown instead of the children; a card with Retry by default. */
  failed?: ((retry: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

interface PartFailedProps {
  onRetry: () => void;
  /** It has not failed and may still arrive. */
  isLate?: boolean;
}

/** Replaces a part that failed or is late; the rest of the page keeps working. */
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

/** Replaces a part that this server does not have. */
export const PartMissing = () => (
  <EmptyState icon={<Hourglass />} title={t('partMissing')} hint={t('restUnaffected')} />
);

/** Limits a crash in rendering to this part of the page. */
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
