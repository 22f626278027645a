import { Prism } from 'prism-react-renderer';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Editor from 'react-simple-code-editor';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { loadOkaidia } from './okaidia';
import styles from './Editor.module.css';

export interface CodeEditorProps {
  /** Accessible name. */
  label: string;
  code: string;
  onChange: (code: string) => void;
  /** The reader pressed Esc. */
  onLeave: () => void;
}

function highlightCode(code: string): string {
  const grammar = Prism.languages.tsx;
  return grammar
    ? Prism.highlight(code, grammar, 'tsx')
    : code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A text area that looks like code. Tab indents, so Esc is the way out; both are told to everybody. */
export function CodeEditor({ label, code, onChange, onLeave }: CodeEditorProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => void loadOkaidia(), []);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    // The library gives such attributes to the element around its text area.
    area?.setAttribute('aria-describedby', `${id}-hint`);
    // Opened by a control of the demo: the reader goes on in the editor. Opened by an address: focus stays where it is.
    if (document.activeElement?.closest('[data-demo]')) area?.focus();
  }, [id]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
  }

  return (
    <div ref={box} className={styles.box}>
      <label className="visually-hidden" htmlFor={`${id}-code`}>
        {label}
      </label>
      <Editor
        className={styles.editor}
        preClassName="language-tsx"
        textareaId={`${id}-code`}
        value={code}
        onValueChange={onChange}
        highlight={highlightCode}
        onKeyDown={onKeyDown}
        padding={16}
        tabSize={2}
        insertSpaces
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('editor.keys')}
      </p>
    </div>
  );
}
