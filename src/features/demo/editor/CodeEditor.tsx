import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import Editor from 'react-simple-code-editor';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeVariant, SourceFile } from '@site/model/facts/demo';
import type { RunResult } from '../edits';
import editorStyles from './editor.text.css';
import { createHighlight, loadOkaidia } from './colors';

interface FilesProps {
  names: string[];
  shown: number;
  onShow: (index: number) => void;
}

function Files({ names, shown, onShow }: FilesProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  return (
    <fieldset data-part="files">
      <legend className="visually-hidden">{t('demo.files')}</legend>
      {names.map((name, index) => (
        <label key={name}>
          <input type="radio" name={id} checked={index === shown} onChange={() => onShow(index)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface OtherVariantProps {
  variant: CodeVariant;
  /** Variant that the reader chose. */
  wanted: CodeVariant;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Asks what to do with an edit that can't be shown in the chosen variant. */
export function OtherVariant({
  variant,
  wanted,
  onContinue,
  onDiscard,
}: OtherVariantProps): ReactNode {
  const t = useTranslate();
  const nameOf = (each: CodeVariant) => t(`codeVariant.${each}`);
  return (
    <div data-part="note" role="status">
      <span>{t('editor.otherVariant', { variant: nameOf(variant), wanted: nameOf(wanted) })}</span>
      <button type="button" onClick={onContinue}>
        {t('editor.goOn', { variant: nameOf(variant) })}
      </button>
      <button type="button" onClick={onDiscard}>
        {t('editor.discard')}
      </button>
    </div>
  );
}

/** Error of the last edit. Success isn't reported, because the demo shows it. */
export function EditError({ result }: { result: RunResult }): ReactNode {
  const t = useTranslate();
  const place =
    result.state !== 'failed' || result.line === null
      ? null
      : result.column === null
        ? t('editor.line', { line: result.line })
        : t('editor.lineColumn', { line: result.line, column: result.column });
  return (
    <div data-part="outcome" role="status">
      {result.state === 'failed' ? (
        <p>
          {place ? <strong>{place}</strong> : null}
          <span>{result.message}</span>
        </p>
      ) : null}
    </div>
  );
}

interface CodeEditorProps {
  /** Accessible name. */
  label: string;
  /** Files of the demo. The first one can be edited. */
  files: SourceFile[];
  code: string;
  /** Result of running the code. The position of an error is marked. */
  result: RunResult;
  onChange: (code: string) => void;
  onLeave: () => void;
  /** Messages between the code and the hint about keys. */
  children?: ReactNode;
}

function ErrorMarker({ result }: { result: RunResult }): ReactNode {
  if (result.state !== 'failed' || result.line === null) return null;
  const place = { '--line': result.line, '--column': result.column ?? 1 } as CSSProperties;
  return <div data-part="mark" data-column={result.column ?? undefined} style={place} />;
}

function OtherFile({ html }: SourceFile): ReactNode {
  return (
    <pre data-part="file" tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** Text area that looks like code. Tab indents, so Esc leaves it; a hint explains both keys. */
export function CodeEditor({
  label,
  files,
  code,
  result,
  onChange,
  onLeave,
  children,
}: CodeEditorProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setShown] = useState(0);
  // After Esc, Tab moves the focus instead of indenting, until the next edit.
  const [tabMoves, setTabMoves] = useState(false);
  // Another styling may have fewer files.
  const shown = chosen < files.length ? chosen : 0;
  const other = shown > 0 ? files[shown] : undefined;
  const original = files[0];
  const highlight = useMemo(() => createHighlight(original ?? { code: '', html: '' }), [original]);

  useEffect(() => {
    void loadOkaidia();
  }, []);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    // The library adds such attributes to the element around its text area.
    area?.setAttribute('aria-describedby', `${id}-hint`);
    const demo = box.current?.closest('[data-demo]');
    const stage = demo?.querySelector('[data-demo-part=stage]');
    // The editor leaves space for the stage.
    box.current?.style.setProperty('--stage', `${stage?.clientHeight ?? 0}px`);
    // Focus moves to the editor if a control of the demo opened it, but not if a URL did.
    if (!document.activeElement?.closest('[data-demo]')) return;
    area?.focus({ preventScroll: true });
    demo?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setTabMoves(true);
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
      {files.length > 1 ? (
        <Files names={files.map(({ name }) => name)} shown={shown} onShow={setShown} />
      ) : null}
      {other ? <OtherFile {...other} /> : null}
      <div data-part="scroll" hidden={!!other}>
        <div data-part="lines">
          <ErrorMarker result={result} />
          <Editor
            textareaId={`${id}-code`}
            value={code}
            onValueChange={(value) => {
              setTabMoves(false);
              onChange(value);
            }}
            ignoreTabKey={tabMoves}
            highlight={highlight}
            onKeyDown={onKeyDown}
            padding={16}
            tabSize={2}
            insertSpaces
          />
        </div>
      </div>
      <div data-part="foot">
        {children}
        <div data-part="end">
          <p id={`${id}-hint`} data-part="hint">
            {other ? t('editor.onlyFirst', { name: original?.name ?? '' }) : t('editor.keys')}
          </p>
          <button type="button" data-demo-action="share">
            {t('editor.copyLink')}
          </button>
        </div>
      </div>
    </div>
  );
}
