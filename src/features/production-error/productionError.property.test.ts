import fc from 'fast-check';
import { textWith } from '@site/e2e/support/untrusted';
import { fillMessage, readRequest } from './script';

test('any query requests an error by number, an unknown one, or none', () => {
  fc.assert(
    fc.property(textWith('?code=', '&args[]=', '9', '%s'), textWith('%s'), (query, template) => {
      const request = readRequest(query);
      if (request.kind !== 'code') return;
      expect(request.code).toBeLessThan(10_000);
      const parts = template.split('%s');
      const message = fillMessage(template, request.args, '…');
      expect(message.startsWith(parts[0] ?? '')).toBe(true);
      expect(message.endsWith(parts.at(-1) ?? '')).toBe(true);
    }),
  );
});
