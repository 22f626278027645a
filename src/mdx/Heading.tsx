import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Creates a heading with an anchor link, which is visible on hover and focus. */
export function createHeading(Tag: Level) {
  return function Heading({ id, children, ...props }: ComponentProps<Level>): ReactNode {
    const t = useTranslate();
    const brokenLinks = useBrokenLinks();
    if (!id) return <Tag {...props}>{children}</Tag>;
    brokenLinks.collectAnchor(id);
    return (
      <Tag id={id} {...props}>
        {children}
        <a
          className="hash-link"
          href={`#${id}`}
          aria-label={t('heading.link', {
            name: typeof children === 'string' ? children : t('heading.thisSection'),
          })}
        />
      </Tag>
    );
  };
}
