import { codeTextOf, startCopy } from './script';

const block = (
  code: string,
  attributes = '',
) => `<figure class="code"><pre tabindex="0"><code>${code}</code></pre>
  <button type="button" data-copy data-ga-event-category="code" data-ga-event-action="copy-click" ${attributes}><svg></svg><span>Copy</span></button></figure>`;

let writeText: jest.Mock<Promise<void>, [string]>;
const button = (index = 0) =>
  document.querySelectorAll<HTMLElement>('button')[index] as HTMLElement;
const status = () => document.querySelector('[role=status]')?.textContent;
const settle = () => jest.advanceTimersByTimeAsync(0);

function installClipboard(write: () => Promise<void>): void {
  writeText = jest.fn<Promise<void>, [string]>(write);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

async function press(target: Element = button()): Promise<void> {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
}

const copyKey = (target: Element, init: KeyboardEventInit = { ctrlKey: true }) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true, ...init }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  installClipboard(() => Promise.resolve());
  document.body.innerHTML = block('npm install') + block('second');
  const texts = { textCopy: 'Copy', textCopied: 'Copied', textCopyCode: 'Copy the code' };
  Object.assign(document.body.dataset, texts);
  window.getSelection()?.removeAllRanges();
});

beforeAll(startCopy);

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

describe('click on the button', () => {
  test('copies the code, shows Copied for 1200 ms, then Copy again', async () => {
    await press(document.querySelector('svg') as Element);
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(button()).toHaveTextContent('Copied');
    expect(button().dataset.state).toBe('copied');
    expect(status()).toBe('Copied');
    jest.advanceTimersByTime(1199);
    expect(button()).toHaveTextContent('Copied');
    jest.advanceTimersByTime(1);
    expect(button()).toHaveTextContent('Copy');
    expect(button()).not.toHaveTextContent('Copied');
    expect(button().dataset.state).toBeUndefined();
    expect(status()).toBe('');
    expect(button(1)).toHaveTextContent('Copy');
  });

  test('shows Copied only after writing to the clipboard has succeeded', async () => {
    let finish = () => {};
    installClipboard(() => new Promise((resolve) => (finish = resolve)));
    await press();
    jest.advanceTimersByTime(5000);
    expect(button()).not.toHaveTextContent('Copied');
    finish();
    await settle();
    expect(button()).toHaveTextContent('Copied');
  });

  test('the inline variant shows Copied for 2000 ms', async () => {
    document.body.innerHTML =
      '<p>Run <span data-copy-source><code>npx toolpad</code><button data-copy="inline">Copy</button></span></p>';
    await press();
    expect(writeText).toHaveBeenCalledWith('npx toolpad');
    jest.advanceTimersByTime(1999);
    expect(button()).toHaveTextContent('Copied');
    jest.advanceTimersByTime(1);
    expect(button()).toHaveTextContent(/^Copy$/);
  });

  test('a second click restarts the timer', async () => {
    await press();
    jest.advanceTimersByTime(1000);
    await press();
    jest.advanceTimersByTime(1000);
    expect(button()).toHaveTextContent('Copied');
    jest.advanceTimersByTime(200);
    expect(button()).toHaveTextContent(/^Copy$/);
  });

  test('updates the accessible name', async () => {
    document.body.innerHTML = block('a', 'aria-label="Copy the code"');
    await press();
    expect(button()).toHaveAccessibleName('Copied');
    jest.advanceTimersByTime(1200);
    expect(button()).toHaveAccessibleName('Copy the code');
  });

  test('uses the labels of the markup', async () => {
    document.body.innerHTML = block('a', 'data-copied="Copié"');
    await press();
    expect(button()).toHaveTextContent('Copié');
  });

  test('a button without code does nothing', async () => {
    document.body.innerHTML = '<button data-copy>Copy</button>';
    await press();
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe.each([
  [
    'is denied',
    () => installClipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError'))),
  ],
  [
    'does not exist',
    () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
  ],
])('if the clipboard %s', (_, breakClipboard) => {
  test('selects the code, and the button explains how to copy it', async () => {
    breakClipboard();
    await press();
    expect(window.getSelection()?.toString()).toBe('npm install');
    expect(button()).toHaveTextContent('Selected: press Ctrl+C');
    expect(button().dataset.state).toBe('failed');
    expect(status()).toContain('press Ctrl+C');
    jest.advanceTimersByTime(6000);
    expect(button()).toHaveTextContent(/^Copy$/);
  });
});

describe('Ctrl+C without a selection', () => {
  const pre = (index = 0) => document.querySelectorAll('pre')[index] as HTMLElement;

  test('copies the block under the pointer', async () => {
    pre(1).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    copyKey(document.body);
    await settle();
    expect(writeText.mock.calls).toEqual([['second']]);
    expect(button(1)).toHaveTextContent('Copied');
  });

  test('copies code in a demo, which has no button, and shows that it was copied', async () => {
    document.body.innerHTML =
      '<figure class="code"><pre tabindex="0"><code>&lt;Crud /&gt;</code></pre></figure>';
    copyKey(pre());
    await settle();
    expect(writeText.mock.calls).toEqual([['<Crud />']]);
    expect(button()).toHaveAccessibleName('Copied');
    copyKey(pre());
    await settle();
    expect(document.querySelectorAll('button')).toHaveLength(1);
  });

  test('prefers the focused block to the one under the pointer; ⌘C works too', async () => {
    pre(1).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    copyKey(pre(0), { metaKey: true });
    await settle();
    expect(writeText.mock.calls).toEqual([['npm install']]);
  });

  test('is reported to analytics as a keyboard action', async () => {
    const actions: (string | undefined)[] = [];
    const listener = ({ target }: Event) =>
      actions.push((target as HTMLElement).dataset.gaEventAction);
    document.addEventListener('click', listener);
    copyKey(pre());
    await press();
    document.removeEventListener('click', listener);
    expect(actions).toEqual(['copy-keyboard', 'copy-click']);
  });

  test('does nothing outside of blocks', async () => {
    pre(1).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    document.body.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    copyKey(document.body);
    pre(1).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    document.documentElement.dispatchEvent(new MouseEvent('pointerleave'));
    copyKey(document.body);
    pre(1).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    document.querySelectorAll('figure')[1]?.remove();
    copyKey(document.body);
    await settle();
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each<[string, KeyboardEventInit]>([
    ['no modifier', {}],
    ['Shift', { ctrlKey: true, shiftKey: true }],
    ['Alt', { ctrlKey: true, altKey: true }],
    ['another key', { ctrlKey: true, key: 'v' }],
    ['a held key', { ctrlKey: true, repeat: true }],
  ])('does nothing with %s', async (_, init) => {
    copyKey(pre(), init);
    await settle();
    expect(writeText).not.toHaveBeenCalled();
  });

  test('does nothing if there is a selection', async () => {
    window.getSelection()?.selectAllChildren(pre(1));
    copyKey(pre(0));
    await settle();
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each(['<input>', '<textarea></textarea>', '<div contenteditable="true"><b></b></div>'])(
    'does nothing in %s',
    async (html) => {
      document.querySelector('figure')?.insertAdjacentHTML('afterbegin', html);
      copyKey(document.querySelector('input, textarea, b') as Element);
      await settle();
      expect(writeText).not.toHaveBeenCalled();
    },
  );

  test('copies the block under the pointer after a click on a code tab', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<input type="radio">');
    pre(1).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    copyKey(document.querySelector('input') as Element);
    await settle();
    expect(writeText.mock.calls).toEqual([['second']]);
  });

  test('does nothing if another listener has handled the key', async () => {
    const take = (event: Event) => event.preventDefault();
    pre().addEventListener('keydown', take);
    copyKey(pre());
    await settle();
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('code to copy', () => {
  test.each([
    [
      'highlighted code',
      '<pre><code><span class="k">const</span> a = 1 &lt; 2;\nb();</code></pre>',
      'const a = 1 < 2;\nb();',
    ],
    [
      'no title and no buttons',
      '<figcaption>app.tsx</figcaption><pre><code>a</code></pre><button data-copy><span>Copy</span></button>',
      'a',
    ],
    ['no newline at the end', '<pre><code>npm install\n\n</code></pre>', 'npm install'],
    ['indentation and blank lines', '<pre><code>  a\n\n    b</code></pre>', '  a\n\n    b'],
    [
      'a diff as its result',
      '<pre><code><span class="line">a\n</span><span class="line line-remove">b\n</span><span class="line line-add">c\n</span></code></pre>',
      'a\nc',
    ],
    [
      'numbered and marked lines',
      '<pre><code><span class="line line-highlight">a\n</span><span class="line">b\n</span></code></pre>',
      'a\nb',
    ],
    ['nothing', '<pre><code></code></pre>', ''],
    [
      'inline code',
      '<code>npx toolpad</code><button data-copy="inline">Copy</button>',
      'npx toolpad',
    ],
  ])('%s', (_, html, expected) => {
    const figure = document.createElement('figure');
    figure.innerHTML = html;
    const before = figure.innerHTML;
    expect(codeTextOf(figure)).toBe(expected);
    expect(figure.innerHTML).toBe(before);
  });
});
