import type { ReactNode } from 'react';
import { CodeBlock } from '@site/src/components/code/CodeBlock';
import type { ApiImport as ImportForm, ComponentApi, HookApi } from '@site/src/site/api';

const frameworkNames: Record<string, string> = {
  nextjs: 'Next.js',
  'react-router': 'React Router',
};

const keyword = (word: string) => `<span class="k">${word}</span>`;

/** An import as a code block. Names of exports and entries need no escaping. */
function ImportCode({ name, entry, framework }: ImportForm): ReactNode {
  const html = `${keyword('import')} { ${name} } ${keyword('from')} <span class="s">'${entry}'</span>;`;
  return (
    <CodeBlock
      html={html}
      language="ts"
      title={framework ? (frameworkNames[framework] ?? framework) : undefined}
      copyLabel={`Copy the import from ${entry}`}
    />
  );
}

function Forms({ imports }: { imports: ImportForm[] }): ReactNode {
  return imports.map((form) => <ImportCode key={form.entry} {...form} />);
}

/** Import forms of a component, those for frameworks included: `<ApiImport name="AppProvider" />`. */
export function ApiImport({ data: { imports } }: { data: ComponentApi }): ReactNode {
  const frameworks = imports.filter(({ framework }) => framework);
  return (
    <>
      <Forms imports={imports.filter(({ framework }) => !framework)} />
      <p>
        Both give the same component. The path of its own lets a development server load less: see{' '}
        <a href="https://mui.com/material-ui/guides/minimizing-bundle-size/">
          Minimizing bundle size
        </a>
        .
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
export function HookImport({ data }: { data: HookApi }): ReactNode {
  return <Forms imports={data.imports} />;
}
