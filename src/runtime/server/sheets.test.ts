import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addSheetComment, readSheets } from './sheets';

const root = mkdtempSync(path.join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, css: string) =>
  writeFileSync(path.join(root, 'assets/css', file), css);
mkdirSync(path.join(root, 'assets/css'), { recursive: true });
write('styles.1.css', '@layer components{.header_iWEC{color:red}.menu_sh_P:hover{top:0}}');
write('demo.2.css', '.demo_Ab-1>.stage_x_2y{top:1.5px}.demo_Ab-1 figure.code{margin:0}');
write('demo.2.css.br', 'compressed .header_iWEC');
const sheets = readSheets(root);

const named = (html: string) => /^<!--sheets (.*?)-->/.exec(addSheetComment(html, sheets))?.[1];

test('lists the style sheets of a page’s classes', () => {
  expect(named('<p class="menu_sh_P">')).toBe('assets/css/styles.1.css');
  expect(named('<p class="header_iWEC"><i class="other stage_x_2y">')?.split(' ')).toEqual([
    'assets/css/demo.2.css',
    'assets/css/styles.1.css',
  ]);
});

test('global classes are included in every page, and text does not count as a class', () => {
  expect(named('<figure class="code">')).toBe('');
  expect(named('<p>demo_Ab-1</p>')).toBe('');
});

test('the page itself is unchanged', () => {
  expect(addSheetComment('<p>Text</p>', sheets)).toMatch(/-->(<p>Text<\/p>)$/);
});
