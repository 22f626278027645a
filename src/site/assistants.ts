import { currentLanguage } from './languages';
import { localizeHref } from './paths';

/** A link of the page menu, with the key of its label. */
export interface AssistantLink {
  label:
    | 'page.chatgpt'
    | 'page.claude'
    | 'page.cursor'
    | 'page.connect'
    | 'page.connectCursor'
    | 'page.connectCode';
  href: string;
}

/** Name of the MCP server in editors. */
const serverName = 'toolpad-docs';

const assistantsPage = '/toolpad/core/introduction/ai-assistants/';

/**
 * Links that open a page in assistants, with a prompt that names its Markdown page.
 * @param page absolute URL of the Markdown page
 * @param server URL of the MCP server. Without one, a page explains how to run it.
 */
export function assistantLinks(page: string, server: string): AssistantLink[] {
  const prompt = encodeURIComponent(`Read ${page} and help me with it.`);
  const install = { name: serverName, type: 'http', url: server };
  const links: AssistantLink[] = [
    { label: 'page.chatgpt', href: `https://chatgpt.com/?hints=search&q=${prompt}` },
    { label: 'page.claude', href: `https://claude.ai/new?q=${prompt}` },
    { label: 'page.cursor', href: `https://cursor.com/link/prompt?text=${prompt}` },
  ];
  if (server === '') {
    const href = localizeHref(`${assistantsPage}#mcp`, currentLanguage);
    return [...links, { label: 'page.connect', href }];
  }
  return [
    ...links,
    {
      label: 'page.connectCursor',
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${encodeURIComponent(btoa(JSON.stringify({ url: server })))}`,
    },
    {
      label: 'page.connectCode',
      href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(install))}`,
    },
  ];
}
