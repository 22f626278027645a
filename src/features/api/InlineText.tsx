import { Fragment, type ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';
import { defaultSiteUrl } from '@site/src/site/origins';
import { isUnwritten } from '@site/src/site/unwritten';

const token = /\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)|`([^`]+)`/g;

const isSafe = (href: string) => /^(https?:\/\/|\/(?!\/)|#)/.test(href);

/** Markdown with links and code only, as API data carries it. Anything else is text. */
export function InlineText({ text }: { text: string }): ReactNode {
  const localize = useLocalizeHref();
  /** Pages still to be written are read where they are published so far. */
  const reachable = (href: string) =>
    isUnwritten(href.replace(/[?#].*$/, '')) ? defaultSiteUrl + href : localize(href);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, label, href = '', code] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) parts.push(<code>{code}</code>);
    else if (label !== undefined && isSafe(href))
      parts.push(
        <a href={reachable(href)}>
          <InlineText text={label} />
        </a>,
      );
    else parts.push(whole);
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
