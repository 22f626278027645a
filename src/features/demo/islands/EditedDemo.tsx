import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { CodeVariant, DemoScope } from '@site/model/facts/demo';
import { DemoBoundary } from './Loading';
import { evaluate, toCodeError, toJavaScript, type CodeError } from './evaluate';

export interface EditResult {
  code: string;
  error: CodeError | null;
  js: string | null;
}

interface EditedDemoProps {
  code: string;
  variant: CodeVariant;
  modules: DemoScope;
  /** Called once when the code has run, and again if it fails later. */
  onResult: (result: EditResult) => void;
  /** The original demo, shown until an edit is valid. */
  fallback?: ReactNode;
}

type Attempt = { code: string; Edited: ComponentType } | { code: string; error: unknown };

function tryToEvaluate(code: string, modules: DemoScope): Attempt {
  try {
    return { code, Edited: evaluate(code, modules) };
  } catch (error) {
    return { code, error };
  }
}

/**
 * Errors in events and promises from before the first effect: a promise that a demo creates while
 * it renders may be rejected then.
 */
const unreported: unknown[] = [];
const keep = (error: unknown): void => void unreported.push(error);
let reportFailure = keep;

window.addEventListener('error', ({ error, message }) => reportFailure(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason));

/** Runs edited code. If it's invalid, the last valid version stays. */
export function EditedDemo({
  code,
  variant,
  modules,
  onResult,
  fallback = null,
}: EditedDemoProps): ReactNode {
  const attempt = useMemo(() => tryToEvaluate(code, modules), [code, modules]);
  const [running, setRunning] = useState<Extract<Attempt, { Edited: ComponentType }> | null>(null);
  const crash = useRef<{ code: string; error: unknown } | null>(null);
  if ('Edited' in attempt && attempt !== running) setRunning(attempt);

  useEffect(() => {
    const js = variant === 'TS' ? toJavaScript(attempt.code) : null;
    let last: string | undefined;
    // Code can fail many times a second, for example in a timer.
    const report = (thrown: unknown) => {
      const error = toCodeError(thrown);
      if (last === JSON.stringify(error)) return;
      last = JSON.stringify(error);
      onResult({ code: attempt.code, error, js });
    };
    if ('error' in attempt) report(attempt.error);
    // If the component crashes, React calls `onError` before this effect.
    else if (crash.current?.code === attempt.code) report(crash.current.error);
    else onResult({ code: attempt.code, error: null, js });
    unreported.splice(0).forEach(report);
    reportFailure = report;
    return () => {
      reportFailure = keep;
    };
  }, [attempt, variant, onResult]);

  if (!running) return fallback;
  const onError = (error: unknown) => {
    crash.current = { code: running.code, error };
    onResult({ code: running.code, error: toCodeError(error), js: null });
  };
  return (
    <DemoBoundary key={running.code} onEditError={onError}>
      <running.Edited />
    </DemoBoundary>
  );
}
