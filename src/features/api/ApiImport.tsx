import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import type { ApiImport as ImportForm } from '@site/src/site/api';
import { componentApi, pageApi } from './data';

const frameworkNames: Record<string, string> = { nextjs: 'Next.js', 'react-router': 'React Router' };

/** An import as a code block; copied by the page script like any other. */
function ImportCode({ name, entry, framework }: ImportForm): ReactNode {
  return (
    <figure className="code" data-language="ts">
      {framework ? <figcaption>{frameworkNames[framework] ?? framework}</figcaption> : null}
      <pre tabIndex={0}>
        <code>
          <i className="k">import</i>
          {` { ${name} } `}
          <i className="k">from</i> <i className="s">{`'${entry}'`}</i>;
        </code>
      </pre>
      <button type="button" data-copy="" data-needs-script="" data-ga-event-category="code" data-ga-event-action="copy-click" aria-label={`Copy the import from ${entry}`}>
        <Icon name="copy" size={16} />
        <span>Copy</span>
      </button>
    </figure>
  );
}

function Forms({ imports }: { imports: ImportForm[] }): ReactNode {
  return imports.map((form) => <ImportCode key={form.entry} {...form} />);
}

/** Import forms of a component, those for frameworks included: `<ApiImport name="AppProvider" />`. */
export function ApiImport({ name }: { name: string }): ReactNode {
  const { imports } = componentApi(name);
  const frameworks = imports.filter(({ framework }) => framework);
  return (
    <>
      <Forms imports={imports.filter(({ framework }) => !framework)} />
      <p>
        Both give the same component. The path of its own lets a development server load less: see{' '}
        <a href="https://mui.com/material-ui/guides/minimizing-bundle-size/">Minimizing bundle size</a>.
      </p>
      {frameworks.length > 0 ? (
        <>
          <p>Forms with the router of a framework already connected, and with the same props:</p>
          <Forms imports={frameworks} />
        </>
      ) : null}
    </>
  );
}

/** Import forms of a hook: `<HookImport name="useDialogs" />`. */
export function HookImport({ name }: { name: string }): ReactNode {
  return <Forms imports={pageApi(name).imports} />;
}
