import { codeTextOf } from './buttonState';

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
