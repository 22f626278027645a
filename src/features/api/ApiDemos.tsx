import type { ReactNode } from 'react';
import type { ApiLink, ComponentApi, HookApi } from '@site/src/site/api';

function Links({ links }: { links: ApiLink[] }): ReactNode {
  return (
    <ul>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Demos whose source imports a component or hook, and the pages that explain it: `<ApiDemos name="Account" />`. */
export function ApiDemos({ data }: { data: ComponentApi | HookApi }): ReactNode {
  const { name, guides, demos } = data;
  return (
    <>
      {guides.length > 0 ? (
        <>
          <p>{name} is explained here:</p>
          <Links links={guides} />
        </>
      ) : null}
      {demos.length > 0 ? (
        <>
          <p>{demos.length === 1 ? 'One demo imports it:' : `${demos.length} demos import it:`}</p>
          <Links links={demos} />
        </>
      ) : (
        <p>No demo imports it directly.</p>
      )}
    </>
  );
}
