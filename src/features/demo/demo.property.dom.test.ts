import fc from 'fast-check';
import { codeStylings, codeVariants, maxEditLength } from '@site/model/facts/demo';
import { almost, anyText, storedText, textWith } from '@site/e2e/support/untrusted';
import { demoNameOfHash } from './script';
import { messageOf } from './islands/Loading';
import { readFrameMessage, readPageMessage } from './messages';
import { readEdits } from './edits';

const styling = fc.constantFrom(...codeStylings);
const variant = fc.constantFrom(...codeVariants);
const code = fc.oneof(fc.constant('x'.repeat(maxEditLength + 1)), anyText);
const nullOr = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary);

test('a hash names a demo or nothing', () => {
  fc.assert(
    fc.property(textWith('#', '.tsx', '.js', 'css-', 'Basic', '#tailwind-'), (hash) => {
      const name = demoNameOfHash(hash);
      if (name !== null) {
        expect(name).toMatch(/^[A-Za-z]\w*$/);
        expect(demoNameOfHash(`#${name}.js`)).toBe(name);
      }
    }),
  );
});

test('any storage results in valid edits', () => {
  const edit = almost({ variant, code, js: nullOr(code) });
  const stored = storedText(almost({ system: edit, tailwind: edit, css: edit, other: edit }));
  fc.assert(
    fc.property(stored, (text) => {
      sessionStorage.setItem('demo-edit:a', text);
      for (const [name, read] of Object.entries(readEdits('a'))) {
        expect(codeStylings).toContain(name);
        expect(codeVariants).toContain(read.variant);
        expect(read.code.length).toBeLessThanOrEqual(maxEditLength);
        expect((read.js ?? '').length).toBeLessThanOrEqual(maxEditLength);
      }
    }),
  );
});

const line = fc.constantFrom(null, 1, 7, 7, 0.5, -1);
const result = almost({
  ...{ type: fc.constant('demo/result'), styling, code, js: nullOr(code) },
  error: nullOr(almost({ message: code, line, column: line })),
});
const messages = fc.oneof(
  { weight: 4, arbitrary: result },
  almost({ type: fc.constantFrom('demo/loaded', 'demo/failed', 'demo/ready') }),
  almost({ type: fc.constant('demo/load'), url: anyText }),
  almost({ type: fc.constant('demo/run'), styling, variant, code }),
  almost({
    type: fc.constant('demo/settings'),
    settings: almost({ 'data-theme': fc.string(), dir: fc.string(), onload: fc.string() }),
  }),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
);
const origins = fc.constantFrom('null', window.location.origin, 'https://evil.example');

test('any message is a valid one or ignored', () => {
  fc.assert(
    fc.property(
      messages,
      origins,
      fc.constantFrom(true, true, true, false),
      (data, origin, isFrame) => {
        const event = new MessageEvent('message', {
          data,
          origin,
          source: isFrame ? window : null,
        });
        const fromFrame = readFrameMessage(event, window);
        const fromPage = readPageMessage(event);
        if (!isFrame || origin === 'https://evil.example')
          expect([fromFrame, fromPage]).toEqual([null, null]);
        if (fromFrame?.type === 'demo/result') {
          expect(codeStylings).toContain(fromFrame.styling);
          expect((fromFrame.js ?? '').length).toBeLessThanOrEqual(maxEditLength);
          expect((fromFrame.error?.message ?? '').length).toBeLessThanOrEqual(2000);
          expect(fromFrame.error?.line ?? 1).toBeGreaterThanOrEqual(1);
        }
        if (fromPage?.type === 'demo/run') expect(codeVariants).toContain(fromPage.variant);
        if (fromPage?.type === 'demo/settings')
          for (const value of Object.values(fromPage.settings)) expect(typeof value).toBe('string');
      },
    ),
  );
});

test('anything that code can throw has a message', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (error) => {
      expect(messageOf(error).length).toBeLessThanOrEqual(2000);
      expect(typeof messageOf(Object.assign(new Error(), { message: error }))).toBe('string');
    }),
  );
});
