import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { useLocalizeHref, useTranslate } from '@site/src/features/i18n/hooks';

/** Docusaurus sets this on links to files beside the page, whose URLs the bundler has resolved. */
interface FileLink {
  'data-noBrokenLinkCheck'?: boolean;
}

/** A link in the language of the page. Links to files beside the page are unchanged. */
export function Anchor({
  href = '',
  children,
  'data-noBrokenLinkCheck': isFile,
  ...props
}: ComponentProps<'a'> & FileLink): ReactNode {
  const localize = useLocalizeHref();
  if (href.startsWith('#') || isFile) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={localize(href)} {...props}>
      {children}
    </Link>
  );
}

/** Inline code. Options of commands, such as `--no-interactive`, don't break after a hyphen. */
export function Code(props: ComponentProps<'code'>): ReactNode {
  const isOption = typeof props.children === 'string' && /^--?[\w-]+$/.test(props.children);
  return <code {...props} style={isOption ? { whiteSpace: 'nowrap' } : undefined} />;
}

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : child,
    )
    .join('');

/**
 * Creates a heading with an anchor link, which is visible on hover and focus. Without a label, the
 * name of the heading would contain that of the link.
 */
export function createHeading(Tag: Level) {
  return function Heading({ id, children, ...props }: ComponentProps<Level>): ReactNode {
    const t = useTranslate();
    const brokenLinks = useBrokenLinks();
    if (!id) return <Tag {...props}>{children}</Tag>;
    brokenLinks.collectAnchor(id);
    return (
      <Tag id={id} aria-label={textOf(children)} {...props}>
        {children}
        <a
          className="hash-link"
          href={`#${id}`}
          aria-label={t('heading.link', { name: t('heading.thisSection') })}
        />
      </Tag>
    );
  };
}

/** An image in Markdown, with a path relative to its page. It's lazy-loaded. */
export function Image({ alt, ...props }: ComponentProps<'img'>): ReactNode {
  return <img loading="lazy" decoding="async" alt={alt} {...props} />;
}

/** A wide table scrolls separately, which is why it can be focused. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const t = useTranslate();
  return (
    <div className="table" tabIndex={0} role="group" aria-label={t('table')}>
      <table {...props} />
    </div>
  );
}
