import { demoNameOfHash } from './script';

test.each([
  ['#Basic.tsx', 'Basic'],
  ['#Basic.js', 'Basic'],
  ['#tailwind-Basic.tsx', 'Basic'],
  ['#css-Basic.js', 'Basic'],
  ['#Basic.tsx=N4Ig+-', 'Basic'],
  ['#css-Basic.js=', 'Basic'],
  ['#Basic=N4Ig', null],
  ['#Basic', null],
  ['#Basic.ts', null],
  ['#sass-Basic.tsx', null],
  ['#system-.tsx', null],
  ['#a b.tsx', null],
  ['', null],
])('%s returns %s', (hash, name) => {
  expect(demoNameOfHash(hash)).toBe(name);
});
