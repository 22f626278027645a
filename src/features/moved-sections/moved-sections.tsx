import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';

/** Opens the new page of the section in the URL. Demos can have an extension, and an edit. */
function openMoved(): void {
  const [, id = '', extension = ''] = /^#(.+?)(\.(?:tsx|js)(?:=.*)?)?$/.exec(location.hash) ?? [];
  const link = document.querySelector<HTMLAnchorElement>(`[data-moved] [id="${CSS.escape(id)}"]`);
  if (link) location.replace(link.href + extension);
}

/** Inline script: few pages need it, and it runs earlier than the page script. */
const redirectScript = `{const open=${openMoved};open();addEventListener('hashchange',open)}`;

interface Props {
  href?: string;
  children?: ReactNode;
}

const withIds = (content: ReactNode): ReactNode =>
  Children.map(content, (node) => {
    if (!isValidElement<Props & { id?: string }>(node)) return node;
    const { href, children } = node.props;
    return href
      ? cloneElement(node, { id: href.split('#')[1] })
      : cloneElement(node, undefined, withIds(children));
  });

/**
 * Links to sections that have moved to other pages with their anchors. Old links to the sections
 * open the new pages (`redirectScript`), or without scripts, show these links.
 */
export function MovedSections({ children }: { children: ReactNode }): ReactNode {
  const label = useTranslate()('movedSections');
  return (
    <nav aria-label={label} data-moved="">
      <details>
        <summary>{label}</summary>
        {withIds(children)}
      </details>
      <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
    </nav>
  );
}
