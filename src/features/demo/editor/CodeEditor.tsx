import { Prism } from 'prism-react-renderer';
import {
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Editor from 'react-simple-code-editor';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { RunResult } from '../session/session';
import editorStyles from './editor.text.css';
import { loadOkaidia } from './okaidia';

export interface CodeEditorProps {
  /** Accessible name. */
  label: string;
  code: string;
  /** Result of running the code. The position of an error is marked. */
  result: RunResult;
  onChange: (code: string) => void;
  /** Called when the reader presses Esc. */
  onLeave: () => void;
  /** Messages between the code and the hint about keys. */
  children?: ReactNode;
}

function highlightCode(code: string): string {
  const grammar = Prism.languages.tsx;
  return grammar
    ? Prism.highlight(code, grammar, 'tsx')
    : code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Marks the line of an error behind the text. */
function ErrorMarker({ result }: { result: RunResult }): ReactNode {
  if (result.state !== 'failed' || result.line === null) return null;
  const place = { '--line': result.line, '--column': result.column ?? 1 } as CSSProperties;
  return <div data-part="mark" data-column={result.column ?? undefined} style={place} />;
}

/** Text area that looks like code. Tab indents, so Esc leaves it; a hint explains both keys. */
export function CodeEditor({
  label,
  code,
  result,
  onChange,
  onLeave,
  children,
}: CodeEditorProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void loadOkaidia();
  }, []);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    // The library adds such attributes to the element around its text area.
    area?.setAttribute('aria-describedby', `${id}-hint`);
    // Focus moves to the editor if a control of the demo opened it, but not if a URL did.
    if (document.activeElement?.closest('[data-demo]')) area?.focus({ preventScroll: true });
  }, [id]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
  }

  return (
    <div ref={box} data-code-editor="">
      <style href="demo-editor" precedence="default">
        {editorStyles}
      </style>
      <label className="visually-hidden" htmlFor={`${id}-code`}>
        {label}
      </label>
      <div data-part="scroll">
        <div data-part="lines">
          <ErrorMarker result={result} />
          <Editor
            textareaId={`${id}-code`}
            value={code}
            onValueChange={onChange}
            highlight={highlightCode}
            onKeyDown={onKeyDown}
            padding={16}
            tabSize={2}
            insertSpaces
          />
        </div>
      </div>
      <div data-part="foot">
        {children}
        <p id={`${id}-hint`} data-part="hint">
          {t('editor.keys')}
        </p>
      </div>
    </div>
  );
}
