import {
  Component,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { translateAll } from '@site/src/features/i18n/hooks';
import type { CodeVariant } from '@site/src/site/demo';
import { DemoBoundary } from '../live/DemoBoundary';
import { Failure } from '../live/Failure';
import { evaluate, toCodeError, toJavaScript, type CodeError, type DemoModules } from './evaluate';

export interface EditOutcome {
  code: string;
  error: CodeError | null;
  js: string | null;
}

export interface EditedDemoProps {
  code: string;
  variant: CodeVariant;
  modules: DemoModules;
  /** Called once for each code that was tried, and again when it fails later. */
  onOutcome: (outcome: EditOutcome) => void;
  /** The demo as it is written: shown while no edit has worked yet. */
  fallback?: ReactNode;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  /** The version that worked before: it goes on below the message. */
  before: ReactNode;
  children: ReactNode;
}

/** Shows a crash of edited code and reports it. A new code gets a new boundary. */
class EditBoundary extends Component<BoundaryProps, { message: string | null }> {
  override state = { message: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { message: toCodeError(error).message };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    const t = translateAll();
    return (
      <>
        <Failure
          title={t('demo.editCrashed')}
          message={message}
          retryLabel={t('demo.tryAgain')}
          onRetry={() => this.setState({ message: null })}
        />
        <DemoBoundary>{this.props.before}</DemoBoundary>
      </>
    );
  }
}

type Attempt = { code: string; Edited: ComponentType } | { code: string; error: unknown };

function attemptTo(code: string, modules: DemoModules): Attempt {
  try {
    return { code, Edited: evaluate(code, modules) };
  } catch (error) {
    return { code, error };
  }
}

/** Runs the code a reader typed. While it cannot be read, or crashes at once, the last version that worked stays. */
export function EditedDemo({
  code,
  variant,
  modules,
  onOutcome,
  fallback = null,
}: EditedDemoProps): ReactNode {
  const attempt = useMemo(() => attemptTo(code, modules), [code, modules]);
  const [running, setRunning] = useState<Extract<Attempt, { Edited: ComponentType }> | null>(null);
  const [worked, setWorked] = useState<ComponentType | null>(null);
  const crash = useRef<{ code: string; error: unknown } | null>(null);
  if ('Edited' in attempt && attempt !== running) setRunning(attempt);

  useEffect(() => {
    const js = variant === 'TS' ? toJavaScript(attempt.code) : null;
    const report = (error: unknown) =>
      onOutcome({ code: attempt.code, error: toCodeError(error), js });
    if ('error' in attempt) report(attempt.error);
    // React tells of a crash before it runs this effect.
    else if (crash.current?.code === attempt.code) report(crash.current.error);
    else {
      setWorked(() => attempt.Edited);
      onOutcome({ code: attempt.code, error: null, js });
    }
    // What fails later, in an event or a promise, is an outcome too.
    const onFailure = (event: ErrorEvent | PromiseRejectionEvent) =>
      report('error' in event ? event.error : event.reason);
    window.addEventListener('error', onFailure);
    window.addEventListener('unhandledrejection', onFailure);
    return () => {
      window.removeEventListener('error', onFailure);
      window.removeEventListener('unhandledrejection', onFailure);
    };
  }, [attempt, variant, onOutcome]);

  if (!running) return fallback;
  const onError = (error: unknown) => {
    crash.current = { code: running.code, error };
    onOutcome({ code: running.code, error: toCodeError(error), js: null });
  };
  const Worked = worked;
  const before = Worked === running.Edited ? null : Worked ? <Worked /> : fallback;
  return (
    <EditBoundary key={running.code} onError={onError} before={before}>
      <running.Edited />
    </EditBoundary>
  );
}
