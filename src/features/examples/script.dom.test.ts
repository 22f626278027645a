import { start } from './script';

const files = { 'package.json': '{}', 'src/App.tsx': '<App />' };
const html = `<span><button data-example-open="/toolpad/downloads/plain.json" data-entry="src/App.tsx">Open</button><span role="status" data-failed="The project could not be loaded. Check your connection and try again, or download it."></span></span>`;

/** Action and fields of submitted forms. */
const sent: { action: string; fields: Record<string, string> }[] = [];

beforeAll(() => {
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    sent.push({
      action: this.action,
      fields: Object.fromEntries(
        [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]),
      ),
    });
  };
  start();
});
beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = html;
});

const respond = (body: unknown, ok = true) => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok, status: ok ? 200 : 404, json: () => body });
};
const press = async () => {
  document.querySelector('button')?.click();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
const status = () => document.querySelector('[role=status]')?.textContent;

test("posts the project's files to StackBlitz", async () => {
  respond({ name: 'plain', files });
  await press();
  expect(sent).toEqual([
    {
      action: 'https://stackblitz.com/run?file=src%2FApp.tsx',
      fields: expect.objectContaining({
        'project[files][package.json]': '{}',
        'project[files][src/App.tsx]': '<App />',
      }),
    },
  ]);
  expect(status()).toBe('');
});

test.each([
  ['the file is missing', null, false],
  ['the host answers with a page', { html: '' }, true],
  ['a file is no text', { name: 'plain', files: { a: 1 } }, true],
])('shows a message when %s', async (_, body, ok) => {
  respond(body, ok);
  await press();
  expect(sent).toEqual([]);
  expect(status()).toMatch(/^The project could not be loaded\./);
});
