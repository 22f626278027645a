import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preferenceValues } from '@site/model/facts/preferences';
import { CodeTabs } from './CodeTabs';

/** Represents a code block: a component with `tab`, or its markup with `data-tab`. */
const Block = ({ children }: { tab: string; children: ReactNode }) => (
  <figure className="code">{children}</figure>
);

const managers = ['npm', 'pnpm', 'yarn'].map((name) => (
  <Block key={name} tab={name}>
    {`${name} install`}
  </Block>
));

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map(({ value }) => value);

test('reader views keep the code: there is no fieldset, and no `div` around code and inputs', () => {
  const { container } = render(<CodeTabs group="package-manager">{managers}</CodeTabs>);
  expect(container.querySelector('fieldset')).toBeNull();
  expect(
    container.querySelector('section figure')?.closest('div')?.querySelector('input'),
  ).toBeNull();
});

test('the style sheet shows the code after the selected label, whatever the number of tabs', () => {
  const { container } = render(
    <CodeTabs>
      {Array.from({ length: 12 }, (_, index) => (
        <Block key={index} tab={`file-${index}`}>{`code ${index}`}</Block>
      ))}
    </CodeTabs>,
  );
  for (const label of container.querySelectorAll('label'))
    expect(label.nextElementSibling).toHaveTextContent(
      `${label.textContent}`.replace('file-', 'code '),
    );
  const css = readFileSync(path.join(__dirname, 'CodeTabs.module.css'), 'utf8');
  expect(css).toContain('.tab:has(:checked) + .panel');
  expect(css).not.toContain('nth-child');
});

test('each code block has a radio input with its name, and the first is selected', () => {
  render(<CodeTabs group="package-manager">{managers}</CodeTabs>);
  const group = screen.getByRole('group', { name: 'Package manager' });
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['npm', 'pnpm', 'yarn']);
  expect(checked()).toEqual(['npm']);
  expect(group).toHaveAttribute('data-values', 'npm pnpm yarn');
  expect(
    screen
      .getAllByRole('radio')
      .every((radio) => radio.dataset.setChoice?.startsWith('packageManager:')),
  ).toBe(true);
});

test('a panel has the name of its tab and the same position', () => {
  const { container } = render(<CodeTabs group="package-manager">{managers}</CodeTabs>);
  const names = (selector: string) =>
    [...container.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.tab);
  expect(names('.panel')).toEqual(names('.tab'));
  expect(container.querySelector('.panel[data-tab=yarn]')).toHaveTextContent('yarn install');
});

test('the default of the preference is selected, whatever its position', () => {
  render(
    <CodeTabs group="package-manager">
      <figure data-tab="pnpm">pnpm</figure>
      {'\n'}
      <figure data-tab="npm">npm</figure>
    </CodeTabs>,
  );
  expect(checked()).toEqual(['npm']);
});

test('TypeScript and JavaScript have the switch of other code, before their blocks', () => {
  const { container } = render(
    <CodeTabs group="code-variant">
      <figure data-tab="TS">ts</figure>
      <figure data-tab="TS">types</figure>
      <figure data-tab="JS">js</figure>
    </CodeTabs>,
  );
  expect(screen.queryByRole('radio')).toBeNull();
  const buttons = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
  expect(buttons.map((button) => button.dataset.setChoice)).toEqual([
    'codeVariant:TS',
    'codeVariant:JS',
  ]);
  const blocks = [...container.querySelectorAll<HTMLElement>('.choices ~ [data-tab]')];
  expect(blocks.map(({ dataset, textContent }) => [dataset.tab, textContent])).toEqual([
    ['TS', 'ts'],
    ['TS', 'types'],
    ['JS', 'js'],
  ]);
});

test('a block without the default selects its first tab', () => {
  render(
    <CodeTabs group="code-styling">
      <figure data-tab="css">css</figure>
      <figure data-tab="tailwind">tailwind</figure>
    </CodeTabs>,
  );
  expect(checked()).toEqual(['css']);
});

test('tabs without a group ignore preferences', () => {
  render(
    <CodeTabs>
      <figure data-tab="server.ts">a</figure>
      <figure data-tab="client.ts">b</figure>
      <figure data-tab="server.ts">c</figure>
    </CodeTabs>,
  );
  const group = screen.getByRole('group', { name: 'Code sample' });
  expect(group).not.toHaveAttribute('data-values');
  expect(screen.getByLabelText('server.ts')).not.toHaveAttribute('data-set-choice');
  expect(group.querySelector('.panel')).toHaveTextContent('ac');
});

test('blocks of the same group on a page have separate inputs', () => {
  render(
    <>
      <CodeTabs group="package-manager">{managers}</CodeTabs>
      <CodeTabs group="package-manager">{managers}</CodeTabs>
    </>,
  );
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
  expect(checked()).toEqual(['npm', 'npm']);
});

test('static markup contains all tabs', () => {
  const html = renderToString(<CodeTabs group="package-manager">{managers}</CodeTabs>);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('yarn install');
});

test('a block without a tab throws an error for the writer', () => {
  expect(() =>
    renderToString(
      <CodeTabs>
        <p>text</p>
      </CodeTabs>,
    ),
  ).toThrow('takes only code blocks with a tab');
});

test.each([
  ['package-manager', preferenceValues('packageManager')],
  ['code-styling', preferenceValues('codeStyling')],
])('the style sheet shows and hides the tabs of each %s', (name, values) => {
  const file = path.join(__dirname, 'CodeTabs.module.css');
  const css = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  for (const value of values) {
    const tabs = `:global(html[data-${name}='${value}']) .tabs`;
    const hides = css.indexOf(`${tabs}[data-values~='${value}'] > *`);
    const shows = css.indexOf(`${tabs}[data-values] > [data-tab='${value}']`);
    expect(hides).toBeGreaterThan(0);
    // The later rule wins.
    expect(shows).toBeGreaterThan(hides);
  }
});
