import { useEffect, useState } from 'react';
import type { CodeStyling } from '@site/src/site/demo';
import { postMessage, readMessage, type RunMessage } from '../session/messages';

/** Code to run from the parent page, by styling. Empty if the demo was opened directly. */
export function useRunMessages(): Partial<Record<CodeStyling, RunMessage>> {
  const [messages, setMessages] = useState<Partial<Record<CodeStyling, RunMessage>>>({});
  useEffect(() => {
    if (window.parent === window) return undefined;
    const listen = (event: MessageEvent) => {
      const message = readMessage(event, window.parent);
      if (message?.type === 'demo/run')
        setMessages((before) => ({ ...before, [message.styling]: message }));
    };
    window.addEventListener('message', listen);
    postMessage(window.parent, { type: 'demo/ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  return messages;
}
