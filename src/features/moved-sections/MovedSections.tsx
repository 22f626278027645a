import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { redirectScript } from './redirect';

interface Props {
  href?: string;
  children?: ReactNode;
}

/** Gives each link the anchor of its target as its id. */
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
 * scroll to these links, or open the new pages (`redirect.ts`).
 */
export function MovedSections({ children }: { children: ReactNode }): ReactNode {
  const label = useTranslate()('movedSections');
  return (
    <nav aria-label={label} data-moved="">
      <p>
        <strong>{label}</strong>
      </p>
      {withIds(children)}
      <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
    </nav>
  );
}
