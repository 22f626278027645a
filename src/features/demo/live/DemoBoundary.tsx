import { Component, type ReactNode } from 'react';
import { translateAll } from '@site/src/features/i18n/hooks';
import { Failure } from './Failure';

export interface DemoBoundaryProps {
  children: ReactNode;
}

type State = { state: 'running' } | { state: 'crashed'; message: string };

/** Keeps a crash inside the demo's frame: says what happened and offers to start the demo again. */
export class DemoBoundary extends Component<DemoBoundaryProps, State> {
  override state: State = { state: 'running' };

  static getDerivedStateFromError(error: unknown): State {
    return { state: 'crashed', message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.state === 'running') return this.props.children;
    const t = translateAll();
    return (
      <Failure
        title={t('demo.crashed')}
        message={this.state.message}
        onRetry={() => this.setState({ state: 'running' })}
        retryLabel={t('demo.startAgain')}
      />
    );
  }
}
