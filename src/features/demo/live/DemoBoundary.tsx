import { Component, type ReactNode } from 'react';
import { translateAll } from '@site/src/features/i18n/hooks';
import { Failure } from './Failure';
import { messageOf } from './messageOf';

export interface DemoBoundaryProps {
  children: ReactNode;
  /** Set for a reader's edit: reports its crash. */
  onEditError?: (error: unknown) => void;
}

type State = { error: unknown } | null;

/** Contains a crash of a demo: shows the error and a button that restarts the demo. */
export class DemoBoundary extends Component<DemoBoundaryProps, { crash: State }> {
  override state = { crash: null as State };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onEditError?.(error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { onEditError, children } = this.props;
    if (!crash) return children;
    const t = translateAll();
    return (
      <Failure
        title={t(onEditError ? 'demo.editCrashed' : 'demo.crashed')}
        message={messageOf(crash.error)}
        onRetry={() => this.setState({ crash: null })}
        retryLabel={t(onEditError ? 'demo.tryAgain' : 'demo.startAgain')}
      />
    );
  }
}
