import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { usePreference } from '@site/src/features/preferences/hooks';
import type { CodeStyling } from '@site/model/facts/demo';
import { CodeEditor, EditError, OtherVariant } from './editor/CodeEditor';
import { Loading } from './live/Loading';
import { getSession } from './session/session';
import { effectiveStyling, filesOf, loadSource, shownCode } from './session/source';

interface EditorIslandProps {
  /** Id of the demo's element. */
  name: string;
  title: string;
  sourceUrl: string;
  stylings: CodeStyling[];
}

/**
 * Editor for a demo's code. It writes to the demo's session, from which the page runs, copies, and
 * exports the code.
 */
export default function EditorIsland({
  name,
  title,
  sourceUrl,
  stylings,
}: EditorIslandProps): ReactNode {
  const t = useTranslate();
  const [variant, setVariant] = usePreference('codeVariant');
  const [wanted] = usePreference('codeStyling');
  const session = getSession(sourceUrl);
  const { edits, result } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getSnapshot,
  );
  const load = useCallback(() => loadSource(sourceUrl), [sourceUrl]);
  const styling = effectiveStyling(stylings, wanted);

  const leave = () =>
    document.getElementById(name)?.querySelector<HTMLElement>('[data-demo-action=edit]')?.focus();

  return (
    <Loading load={load} failure={t('editor.sourceNotLoaded')}>
      {(source) => {
        const files = filesOf(source, styling, variant);
        const shown = shownCode(files[0]?.code ?? '', edits[styling], variant);
        return (
          <CodeEditor
            label={t('demo.code', { title })}
            files={files}
            code={shown.code}
            result={result}
            onChange={(code) => session.edit(styling, shown.variant, code)}
            onLeave={leave}
          >
            {shown.otherVariant ? (
              <OtherVariant
                variant={shown.variant}
                wanted={variant}
                onContinue={() => setVariant(shown.variant)}
                onDiscard={session.reset}
              />
            ) : null}
            <EditError result={result} />
          </CodeEditor>
        );
      }}
    </Loading>
  );
}
