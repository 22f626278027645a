import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Box, Drawing, Group } from '../drawing';
import { drawings } from '.';

const all = Object.entries(drawings);

/** The numbers of a drawing's steps without duplicates, in ascending order. */
function stepsOf({ groups, boxes, arrows }: Drawing): number[] {
  const steps = [
    ...groups.map(({ step }) => step),
    ...boxes.map(({ step }) => step),
    ...arrows.map(({ step }) => step?.number),
  ];
  const numbers = steps.filter((step) => step !== undefined);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Each `<Diagram>` of the Studio pages, with the number of items in its list. */
const placed = readdirSync('docs-studio', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const source = readFileSync(path.join('docs-studio', file), 'utf8');
    return [...source.matchAll(/<Diagram name="([^"]*)"[^>]*>\n([^]*?)<\/Diagram>/g)].map(
      ([, name = '', list = '']) => ({ file, name, items: list.match(/^\d+\. /gm)?.length ?? 0 }),
    );
  });

test('each drawing is used on a page, and each page uses existing drawings', () => {
  expect(placed.map(({ name }) => name).sort()).toEqual(Object.keys(drawings).sort());
});

test.each(placed)('the list of $file explains each number of $name', ({ name, items }) => {
  const numbers = Array.from({ length: items }, (_, index) => index + 1);
  expect(stepsOf(drawings[name]!)).toEqual(numbers);
});

const overlap = (a: Box | Group, b: Box | Group) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each(all)('%s: boxes are inside the drawing and do not overlap', (_name, drawing) => {
  const { boxes, groups, width, height } = drawing;
  for (const { x, y, width: w, height: h } of [...boxes, ...groups])
    expect([x >= 0, y >= 0, x + w <= width, y + h <= height]).toEqual([true, true, true, true]);
  const covering = boxes.flatMap((box, index) =>
    boxes.slice(index + 1).filter((other) => overlap(box, other)),
  );
  expect(covering.map(({ label }) => label)).toEqual([]);
});

// Upper bounds for the width of a letter or digit at the font sizes in Diagram.module.css.
const letter = { label: 8.2, note: 6.6, code: 7 };

test.each(all)('%s: text fits into its box', (_name, { boxes }) => {
  const tight = boxes.filter(
    ({ label, note = '', code, width }) =>
      Math.max(label.length * letter.label, note.length * (code ? letter.code : letter.note)) >
      width - 8,
  );
  expect(tight.map(({ label }) => label)).toEqual([]);
});
