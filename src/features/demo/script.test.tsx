import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPreferences } from '@site/src/features/preferences/preferences';
import { installBrowser, renderDemo, serveSource, summary } from './fixtures/demo';
import { start, watch } from './script';
import { addDemoFrame } from './startDemos';
import { updateTabStop } from './controls/actions';
import { packEdit } from './controls/share';
import { getEditStore } from './edits';

const comeNear = installBrowser();
start();

const button = (name: string) => screen.getByRole('button', { name });
const region = () => screen.getByRole('region', { name: 'Basic layout' });
const stage = () => region().querySelector<HTMLElement>('[data-demo-part=stage]') as HTMLElement;
const frames = () => region().querySelectorAll('iframe');
const status = () => region().querySelector('[data-demo-part=status]');

/** Mocks the window of the demo's frame, because jsdom loads no frames. */
function fakeFrame() {
  const frame = frames()[0];
  if (!frame) throw new Error('There is no frame');
  const post = jest.fn();
  const contentWindow = Object.assign(new EventTarget(), { postMessage: post });
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  const send = (data: unknown, origin = 'null') => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: contentWindow });
    window.dispatchEvent(event);
  };
  return { frame, post, send };
}

/** Opens the editor, and mocks the frame of its edits. */
async function openEditor() {
  renderDemo();
  await userEvent.click(button('Edit live'));
  await waitFor(() => expect(frames()).toHaveLength(1));
  return fakeFrame();
}

const edit = (code: string) => getEditStore(summary.sourceUrl).edit('system', 'TS', code);

beforeEach(() => {
  getEditStore(summary.sourceUrl).reset();
  getPreferences().reset();
  window.location.hash = '';
});

describe('frame of a demo', () => {
  it('is added once, when it is near the viewport', () => {
    renderDemo();
    watch();
    expect(frames()).toHaveLength(0);
    comeNear(stage());
    expect(screen.getByTitle('Basic layout')).toHaveAttribute('src', summary.frameUrl);
    addDemoFrame(stage());
    expect(frames()).toHaveLength(1);
  });
});

describe('toolbar', () => {
  it.each([
    ['{ArrowRight}', 'ltr', 'JS: JavaScript'],
    ['{ArrowLeft}', 'ltr', 'Link to this demo'],
    ['{ArrowLeft}', 'rtl', 'JS: JavaScript'],
    ['{End}', 'ltr', 'Link to this demo'],
    ['{End}{ArrowRight}', 'ltr', 'TS: TypeScript'],
    ['{End}{Home}', 'ltr', 'TS: TypeScript'],
    ['{ArrowDown}', 'ltr', 'TS: TypeScript'],
  ])('moves the focus with %s in %s to %s', async (keys, direction, expected) => {
    renderDemo();
    screen.getByRole('toolbar').style.direction = direction;
    button('TS: TypeScript').focus();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toHaveAccessibleName(expected);
    expect(document.activeElement).toHaveAttribute('tabindex', '0');
    expect(document.querySelectorAll('[role=toolbar] [tabindex="0"]')).toHaveLength(1);
  });
});

it('the focused control of the toolbar is its tab stop, even if its code loads after another had the focus', async () => {
  renderDemo();
  button('TS: TypeScript').focus();
  button('JS: JavaScript').focus();
  await waitFor(() => expect(button('JS: JavaScript')).toHaveAttribute('tabindex', '0'));
  updateTabStop();
  expect(button('JS: JavaScript')).toHaveAttribute('tabindex', '0');
  expect(button('TS: TypeScript')).toHaveAttribute('tabindex', '-1');
});

describe('source', () => {
  it('is loaded and shown on demand, and hidden again', async () => {
    const fetch = serveSource();
    renderDemo();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(button('Show the source'));
    await waitFor(() => expect(region()).toHaveAttribute('data-view', 'source'));
    expect(region()).toHaveTextContent('code of Basic.tsx');
    expect(button('Hide the source')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Hide the source'));
    await waitFor(() => expect(region()).toHaveAttribute('data-view', 'preview'));
    expect(button('Show the source')).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['#Basic.tsx', '#Basic.js', '#css-Basic.tsx'])('opens at the URL %s', async (hash) => {
    serveSource();
    renderDemo();
    window.location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange'));
    await waitFor(() => expect(region()).toHaveAttribute('data-view', 'source'));
  });

  it('does not open at the URL of another demo', async () => {
    renderDemo();
    window.location.hash = '#Other.tsx';
    watch();
    await Promise.resolve();
    expect(region()).toHaveAttribute('data-view', 'preview');
  });
});

describe('copying', () => {
  it('shows success for 1200 ms, after it has copied', async () => {
    serveSource();
    const user = userEvent.setup();
    renderDemo();
    await user.click(button('Copy the code'));
    await waitFor(() => expect(status()).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe('code of Basic.tsx');
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
  });

  it('copies the edited code', async () => {
    serveSource();
    const user = userEvent.setup();
    renderDemo();
    getEditStore(summary.sourceUrl).edit('system', 'TS', 'edited');
    await user.click(button('Copy the code'));
    await waitFor(() => expect(status()).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe('edited');
  });

  it('shows and selects the code if copying is denied', async () => {
    serveSource();
    const user = userEvent.setup();
    renderDemo();
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    jest
      .spyOn(navigator.clipboard, 'write')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(button('Copy the code'));
    await waitFor(() =>
      expect(status()).toHaveTextContent('The browser did not allow copying. The code is selected'),
    );
    expect(getSelection()?.toString()).toContain('code of Basic');
  });
});

describe('edits', () => {
  it('open in the editor, which is loaded then', async () => {
    renderDemo();
    const started = jest.fn();
    region().querySelector('[data-island=demo-editor]')?.addEventListener('island:start', started);
    expect(started).not.toHaveBeenCalled();
    await userEvent.click(button('Edit live'));
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
    expect(region()).toHaveAttribute('data-view', 'editor');
    expect(button('Edit live')).toHaveAttribute('aria-pressed', 'true');
  });

  it('run in the frame shortly after the last key press', async () => {
    const { frame, post, send } = await openEditor();
    expect(frame).toHaveAttribute('src', summary.frameUrl);
    send({ type: 'demo/ready' });
    edit('on');
    edit('one');
    expect(post).not.toHaveBeenCalled();
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(post.mock.calls).toEqual([
      [{ type: 'demo/run', styling: 'system', variant: 'TS', code: 'one' }, '*'],
    ]);
    expect(region()).toHaveAttribute('data-edited', 'live');
    send({
      type: 'demo/result',
      styling: 'system',
      code: 'one',
      error: { message: 'broken', line: 3, column: null },
      js: 'one js',
    });
    expect(stage()).toHaveAttribute('data-runs', 'edit');
    expect(getEditStore(summary.sourceUrl).getSnapshot()).toMatchObject({
      result: { state: 'failed', line: 3 },
      edits: { system: { js: 'one js' } },
    });
  });

  it('stop if the frame does not answer, and start again with the next edit', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { frame, send } = await openEditor();
    send({ type: 'demo/ready' });
    edit('slow');
    await jest.advanceTimersByTimeAsync(5300);
    expect(getEditStore(summary.sourceUrl).getSnapshot().result).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('didn’t answer for 5 seconds'),
    });
    const original = frames()[0];
    expect(original).not.toBe(frame);
    edit('quick');
    await jest.advanceTimersByTimeAsync(300);
    expect(frames()).toHaveLength(1);
    expect(frames()[0]).not.toBe(original);
    jest.useRealTimers();
  });

  it('from before a reload show a notice and do not run by themselves', async () => {
    getEditStore(summary.sourceUrl).edit('system', 'TS', 'while (true) {}');
    renderDemo();
    watch();
    await waitFor(() => expect(region()).toHaveAttribute('data-edited', 'stored'));
    expect(frames()).toHaveLength(0);
    window.location.hash = '#Basic.tsx';
    fireEvent(window, new HashChangeEvent('hashchange'));
    await waitFor(() => expect(region()).toHaveAttribute('data-view', 'editor'));
    const { post, send } = fakeFrame();
    send({ type: 'demo/ready' });
    expect(post).not.toHaveBeenCalled();
    await userEvent.click(button('Discard your edit'));
    await waitFor(() => expect(region()).not.toHaveAttribute('data-edited'));
    expect(getEditStore(summary.sourceUrl).getSnapshot().edits).toEqual({});
  });
});

describe('a link to an edit', () => {
  const open = (code: string, extension = 'tsx') => {
    window.location.hash = `#system-Basic.${extension}=${packEdit(code)}`;
    fireEvent(window, new HashChangeEvent('hashchange'));
  };
  const notice = () => region().querySelector('[data-demo-part=notice]');

  it('is copied', async () => {
    serveSource();
    const user = userEvent.setup();
    renderDemo();
    const share = document.createElement('button');
    share.dataset.demoAction = 'share';
    region().append(share);
    await user.click(share);
    await waitFor(() => expect(status()).toHaveTextContent('The link to this code was copied.'));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#system-Basic.tsx');
    edit('edited');
    await user.click(share);
    const link = `http://localhost/#system-Basic.tsx=${packEdit('edited')}`;
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
    edit(Array.from({ length: 9000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(''));
    await user.click(share);
    await waitFor(() => expect(status()).toHaveTextContent('Links can have 8000'));
    expect(await navigator.clipboard.readText()).toBe(link);
    edit('edited again');
    for (const method of ['write', 'writeText'] as const)
      jest.spyOn(navigator.clipboard, method).mockRejectedValue(new DOMException('denied'));
    await user.click(share);
    await waitFor(() => expect(status()).toHaveTextContent('Copying failed. Copy the URL'));
    expect(window.location.hash).toBe(`#system-Basic.tsx=${packEdit('edited again')}`);
  });

  it('shows the edit in its language, and runs it only if the reader asks for it', async () => {
    serveSource();
    renderDemo();
    open('while (true) {}', 'js');
    await waitFor(() => expect(region()).toHaveAttribute('data-view', 'editor'));
    expect(getEditStore(summary.sourceUrl).getSnapshot().edits).toEqual({
      system: { variant: 'JS', code: 'while (true) {}', js: null },
    });
    expect(getPreferences().getSnapshot().codeVariant).toBe('JS');
    expect(notice()).toHaveTextContent('This edit came with the link.');
    await waitFor(() => expect(frames()).toHaveLength(1));
    const { post, send } = fakeFrame();
    send({ type: 'demo/ready' });
    getPreferences().set('codeStyling', 'css');
    getPreferences().set('codeStyling', 'system');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(post).not.toHaveBeenCalled();
    await userEvent.click(button('Run'));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    expect(region()).toHaveAttribute('data-edited', 'live');
  });

  it('stops an edit that runs, and gives it back', async () => {
    const { post, send } = await openEditor();
    send({ type: 'demo/ready' });
    edit('mine');
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    open('theirs');
    await waitFor(() => expect(notice()).toHaveTextContent('This edit came with the link.'));
    send({ type: 'demo/ready' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(post).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Discard'));
    await waitFor(() => expect(notice()).toHaveTextContent('You have edited this demo.'));
    expect(region()).toHaveAttribute('data-edited', 'stored');
    expect(getEditStore(summary.sourceUrl).getSnapshot().edits.system?.code).toBe('mine');
    expect(window.location.hash).toBe('#Basic');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['#Basic.tsx=', 'The edit in this link is incomplete or too long'],
    ['#Basic.tsx=N4Ig', 'The edit in this link is incomplete or too long'],
    ['#Other.tsx=N4Ig', 'The link contains an edit of a demo that isn’t on this page.'],
    ['#constructor.tsx=N4Ig', 'The link contains an edit of a demo that isn’t on this page.'],
  ])('%s results in a message', async (hash, message) => {
    renderDemo();
    window.location.hash = hash;
    watch();
    await waitFor(() => expect(status()).toHaveTextContent(message));
    expect(region()).toHaveAttribute('data-view', 'preview');
    expect(region()).not.toHaveAttribute('data-edited');
    expect(getEditStore(summary.sourceUrl).getSnapshot().edits).toEqual({});
  });
});

it('a demo can start with the editor', async () => {
  renderDemo({ editorOpen: true });
  watch();
  await waitFor(() => expect(region()).toHaveAttribute('data-view', 'editor'));
});

describe('full screen', () => {
  it('covers the page, makes the rest inert, and can be left', async () => {
    renderWithNeighbour();
    await userEvent.click(button('Full screen'));
    await waitFor(() => expect(stage()).toHaveAttribute('data-fullscreen'));
    expect(screen.getByText('Neighbour')).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    expect(stage()).not.toHaveAttribute('data-fullscreen');
    expect(screen.getByText('Neighbour')).not.toHaveAttribute('inert');
    expect(document.activeElement).toHaveAccessibleName('Full screen');
  });
});

function renderWithNeighbour() {
  renderDemo();
  const neighbour = document.createElement('p');
  neighbour.textContent = 'Neighbour';
  document.body.append(neighbour);
}

describe('sandboxes', () => {
  it.each([
    ['Open in StackBlitz (new tab)', 'https://stackblitz.com/run?file=src%2FBasic.tsx'],
    ['Open in CodeSandbox (new tab)', 'https://codesandbox.io/api/v1/sandboxes/define'],
  ])('%s posts the project to a new tab', async (name, action) => {
    serveSource();
    renderDemo();
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(function submitted(this: HTMLFormElement) {
        expect(this.action).toBe(action);
        expect(this.target).toBe('_blank');
        expect(this.rel).toBe('noopener');
      });
    await userEvent.click(button(name));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    submit.mockRestore();
  });
});
