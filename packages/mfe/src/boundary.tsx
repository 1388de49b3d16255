import { EmptyState, ErrorState } from '@hub/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  where: string;
  report: (error: unknown, where: string) => void;
  children: ReactNode;
}

/** What stands in the place of a part that failed; its neighbours live on. */
export const PartFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    title="This part of the app could not be loaded"
    detail="The rest of the app is unaffected."
    onRetry={onRetry}
  />
);

/** What stands in the place of a part that this server does not have. */
export const PartMissing = () => (
  <EmptyState
    icon={<span>…</span>}
    title="This part of the app is not available yet"
    hint="The rest of the app is unaffected."
  />
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
    return <PartFailed onRetry={() => this.setState({ failed: false })} />;
  }
}
