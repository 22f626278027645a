import { Component, type ReactNode, useCallback, useEffect, useState, useRef } from 'react';
import { translateAll, useTranslate } from '@site/src/features/i18n/hooks';
import { baseUrlOf, currentLanguage } from '@site/model/facts/languages';
import styles from './Failure.module.css';

/**
 * Reports that a demo is rendered: two frames after its first effects, when charts and grids have
 * measured themselves. Render it beside the demo.
 */
export function ReportRendered(): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        mark.current?.dispatchEvent(new Event('demo:rendered', { bubbles: true })),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={mark} hidden />;
}

const LENGTH = 2000;

/** Message of anything that code can throw, also of objects that can't be converted to text. */
export function messageOf(error: unknown): string {
  try {
    const message: unknown = error instanceof Error ? error.message : error;
    return String(message).slice(0, LENGTH);
  } catch {
    return Object.prototype.toString.call(error);
  }
}

/** A minified error of MUI links to this site's page of errors, with its arguments. */
function Message({ text }: { text: string }): ReactNode {
  const [before, query, after] = text.split(/https:\/\/mui\.com\/production-error\/(\S+)/, 3);
  if (!query) return text;
  const href = `${baseUrlOf(currentLanguage)}production-error/${query}`;
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {href}
      </a>
      {after}
    </>
  );
}

interface FailureProps {
  title: string;
  message?: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Uses plain elements, because the component library may be what failed. */
function Failure({ title, message, retryLabel, onRetry }: FailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{title}</p>
      {message ? (
        <pre>
          <Message text={message} />
        </pre>
      ) : null}
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}

interface DemoBoundaryProps {
  children: ReactNode;
  /** Set for a reader's edit: reports its crash. */
  onEditError?: (error: unknown) => void;
}

type BoundaryState = { error: unknown } | null;

/** Contains a crash of a demo: shows the error and a button that restarts the demo. */
export class DemoBoundary extends Component<DemoBoundaryProps, { crash: BoundaryState }> {
  override state = { crash: null as BoundaryState };

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

interface LoadingProps<Value> {
  /** Loads the value. If the function changes, it's called again. */
  load: () => Promise<Value>;
  failure: string;
  showError?: boolean;
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
  const request = useCallback(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ value }),
      (error: unknown) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  useEffect(request, [request]);
  const retry = () => {
    setState(null);
    request();
  };
  if (state === null) return pending;
  if ('value' in state) return children(state.value);
  const threw = showError && !(state.error instanceof Error && /Chunk/.test(state.error.name));
  return (
    <>
      <Failure
        title={threw ? t('demo.crashed') : failure}
        message={showError ? messageOf(state.error) : undefined}
        retryLabel={t('demo.tryAgain')}
        onRetry={retry}
      />
      <ReportRendered />
    </>
  );
}
