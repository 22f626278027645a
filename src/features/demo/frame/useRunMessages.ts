import { useEffect, useState } from 'react';
import type { CodeStyling } from '@site/src/site/demo';
import { postMessage, readMessage, type RunMessage } from '../session/messages';

/**
 * Messages of the page around this frame with code to run, by styling. None for a demo that is
 * opened alone.
 */
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
