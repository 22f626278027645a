import fc from 'fast-check';
import { compressToEncodedURIComponent } from 'lz-string';
import { anyText, textWith } from '@site/e2e/support/untrusted';
import { maxEditLength } from '@site/model/facts/demo';
import { demoNameOfHash } from '../script';
import { maxLinkLength, packEdit, unpackEdit } from './share';

const code = fc
  .oneof(anyText, textWith('export default function ', '<Button>', "import '@toolpad/core';\n"))
  .filter((text) => text !== '' && packEdit(text).length <= maxLinkLength);

test('an edit is the same after a link, which needs no encoding', () => {
  fc.assert(
    fc.property(code, (text) => {
      const packed = packEdit(text);
      expect(unpackEdit(packed)).toBe(text);
      expect(encodeURIComponent(packed).replaceAll('%2B', '+')).toBe(packed);
      expect(demoNameOfHash(`#css-Basic.tsx=${packed}`)).toBe('Basic');
    }),
  );
});

test('a link that was cut off has no edit', () => {
  fc.assert(
    fc.property(code, fc.nat(), (text, position) => {
      const packed = packEdit(text);
      expect(unpackEdit(packed.slice(0, position % packed.length))).toBeNull();
    }),
  );
});

test('any text is what a link can contain, or nothing', () => {
  const changed = fc.tuple(code, fc.nat(), anyText).map(([text, position, other]) => {
    const packed = packEdit(text);
    const at = position % packed.length;
    return packed.slice(0, at) + other.slice(0, 3) + packed.slice(at + 1);
  });
  fc.assert(
    fc.property(fc.oneof(changed, textWith('N4Ig', '+', '-', '%2B', '=')), (packed) => {
      const text = unpackEdit(packed);
      if (text === null) return;
      expect(packEdit(text)).toBe(packed);
      expect(text.length).toBeLessThanOrEqual(maxEditLength);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['no code', packEdit('')],
  ['more than the longest link', 'N'.repeat(maxLinkLength + 1)],
  ['more than the longest edit', packEdit('x'.repeat(maxEditLength + 1))],
  ['another encoding', btoa('export default () => null')],
  ['the names of objects', '__proto__'],
  ['a script', '<script>alert(1)</script>'],
])('a link with %s has no edit', (_what, packed) => {
  expect(unpackEdit(packed)).toBeNull();
});

test('files are code, as everything else', () => {
  const files = JSON.stringify({ __proto__: { 'other.tsx': 'x' }, 'constructor.tsx': 'y' });
  expect(unpackEdit(compressToEncodedURIComponent(files))).toBe(files);
});
