import { useEffect, useState } from 'react';
import type { CodeStyling } from '@site/src/site/demo';
import { postToPage, readPageMessage, type RunMessage } from '../session/messages';

/**
 * Whether this page runs edited code: only in a sandbox, where `static/edited-demo/index.html`
 * shows it, and with `npm start`.
 */
const runsEdits = (): boolean =>
  window.parent !== window && (window.origin === 'null' || process.env.NODE_ENV === 'development');

/** Code to run from the parent page, by styling. Empty if this is the page of the original demo. */
export function useRunMessages(): Partial<Record<CodeStyling, RunMessage>> {
  const [messages, setMessages] = useState<Partial<Record<CodeStyling, RunMessage>>>({});
  useEffect(() => {
    if (!runsEdits()) return undefined;
    const listen = (event: MessageEvent) => {
      const message = readPageMessage(event);
      if (message?.type === 'demo/run')
        setMessages((before) => ({ ...before, [message.styling]: message }));
      else if (message)
        for (const [name, value] of Object.entries(message.settings))
          document.documentElement.setAttribute(name, value);
    };
    window.addEventListener('message', listen);
    postToPage({ type: 'demo/ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  return messages;
}
