import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { ReportRendered } from '../preview/ReportRendered';
import { Failure } from './Failure';
import { messageOf } from './messageOf';

export interface LoadingProps<Value> {
  /** Loads the value. If the function changes, it's called again. */
  load: () => Promise<Value>;
  /** Title of a failure. */
  failure: string;
  /** Whether to show the error's message, too. */
  showError?: boolean;
  /** Shown while the value is loading. */
  pending?: ReactNode;
  children: (value: Value) => ReactNode;
}

type State<Value> = { value: Value } | { error: unknown } | null;

/** Renders content after loading it. If that fails, shows a message with a button that retries. */
export function Loading<Value>({
  load,
  failure,
  showError = false,
  pending = null,
  children,
}: LoadingProps<Value>): ReactNode {
  const t = useTranslate();
  const [state, setState] = useState<State<Value>>(null);
  const start = useCallback(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ value }),
      (error: unknown) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  useEffect(start, [start]);
  const retry = () => {
    setState(null);
    start();
  };
  if (state === null) return pending;
  if ('value' in state) return children(state.value);
  return (
    <>
      <Failure
        title={failure}
        message={showError ? messageOf(state.error) : undefined}
        retryLabel={t('demo.tryAgain')}
        onRetry={retry}
      />
      <ReportRendered />
    </>
  );
}
