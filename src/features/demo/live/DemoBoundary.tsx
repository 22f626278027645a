import { Component, type ReactNode } from 'react';
import { translateAll } from '@site/src/features/i18n/hooks';
import { Failure } from './Failure';
import { messageOf } from './messageOf';

export interface DemoBoundaryProps {
  children: ReactNode;
  /**
   * Set for a reader's edit: `onError` reports the crash, and `before` is shown below the message.
   */
  edit?: { onError: (error: unknown) => void; before: ReactNode };
}

type State = { error: unknown } | null;

/** Contains a crash of a demo: shows the error and a button that restarts the demo. */
export class DemoBoundary extends Component<DemoBoundaryProps, { crash: State }> {
  override state = { crash: null as State };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.edit?.onError(error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { edit, children } = this.props;
    if (!crash) return children;
    const t = translateAll();
    return (
      <>
        <Failure
          title={t(edit ? 'demo.editCrashed' : 'demo.crashed')}
          message={messageOf(crash.error)}
          onRetry={() => this.setState({ crash: null })}
          retryLabel={t(edit ? 'demo.tryAgain' : 'demo.startAgain')}
        />
        {edit ? <DemoBoundary>{edit.before}</DemoBoundary> : null}
      </>
    );
  }
}
