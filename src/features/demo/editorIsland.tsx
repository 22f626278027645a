import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { usePreference } from '@site/src/features/preferences/hooks';
import type { CodeStyling } from '@site/model/facts/demo';
import { CodeEditor, EditError, OtherVariant } from './editor/CodeEditor';
import { Loading } from './islands/Loading';
import { getEditStore } from './edits';
import { effectiveStyling, filesOf, loadSource, shownCode } from './source';

interface EditorIslandProps {
  /** Id of the demo's element. */
  name: string;
  title: string;
  sourceUrl: string;
  stylings: CodeStyling[];
}

/**
 * Editor for a demo's code. It writes to the demo's edit store, from which the page runs, copies,
 * and exports the code.
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
  const editStore = getEditStore(sourceUrl);
  const { edits, result } = useSyncExternalStore(
    editStore.subscribe,
    editStore.getSnapshot,
    editStore.getSnapshot,
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
            onChange={(code) => editStore.edit(styling, shown.variant, code)}
            onLeave={leave}
          >
            {shown.otherVariant ? (
              <OtherVariant
                variant={shown.variant}
                wanted={variant}
                onContinue={() => setVariant(shown.variant)}
                onDiscard={editStore.reset}
              />
            ) : null}
            <EditError result={result} />
          </CodeEditor>
        );
      }}
    </Loading>
  );
}
