import { drawMark } from './marks';

const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('marks', () => {
  const on = area(100, 200, 60, 40);

  test('a number is in the middle or at a side', () => {
    expect(drawMark({ number: 3 }, on)).toContain('cx="130" cy="220"');
    expect(drawMark({ number: 3, at: 'left' }, on)).toContain('cx="100" cy="220"');
    expect(drawMark({ number: 3 }, on)).toContain('>3</text>');
  });

  test('an arrow starts at its side, with the number at its end', () => {
    const arrow = drawMark({ arrow: 'right', number: 1 }, on);
    expect(arrow).toContain('M212 220L165 220');
    expect(arrow).toContain('cx="212" cy="220"');
  });

  test('a ring surrounds the element', () => {
    expect(drawMark({ ring: true }, on)).toContain('x="96" y="196" width="68" height="48"');
  });
});
