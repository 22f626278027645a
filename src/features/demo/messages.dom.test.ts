import { readFrameMessage, readPageMessage } from './messages';

const ownOrigin = window.location.origin;
const event = (data: unknown, origin = 'null', source: Window | null = window) =>
  new MessageEvent('message', { data, origin, source });
const run = { type: 'demo/run', styling: 'system', variant: 'TS', code: 'a' };

describe('readFrameMessage', () => {
  it.each(['null', ownOrigin])('accepts messages of the frame from the origin %s', (origin) => {
    const message = { type: 'demo/ready' };
    expect(readFrameMessage(event(message, origin), window)).toEqual(message);
  });

  it.each([
    ['another origin', event({ type: 'demo/ready' }, 'https://evil.example')],
    ['another window', event({ type: 'demo/ready' }, 'null', null)],
    ['another type', event({ type: 'webpackOk' })],
    ['a message of the page', event(run)],
    ['an invalid message', event({ type: 'demo/load', url: { toString: null } })],
    [
      'a line that is no line',
      event({
        type: 'demo/result',
        styling: 'system',
        code: '',
        js: null,
        error: { message: '', line: -1, column: null },
      }),
    ],
    ['text', event('demo/ready')],
    ['nothing', event(null)],
  ])('ignores messages: %s', (_what, message) => {
    expect(readFrameMessage(message, window)).toBeNull();
  });

  it('ignores all messages while the frame is missing', () => {
    expect(readFrameMessage(event({ type: 'demo/ready' }, 'null', null), null)).toBeNull();
  });
});

describe('readPageMessage', () => {
  it('accepts messages of the page around the frame', () => {
    expect(readPageMessage(event(run, ownOrigin))).toEqual(run);
  });

  it.each([
    ['another origin', event(run, 'https://evil.example')],
    ['a sandbox', event(run)],
    ['another window', event(run, ownOrigin, null)],
    ['an unknown styling', event({ ...run, styling: 'sass' }, ownOrigin)],
    ['an unknown setting', event({ type: 'demo/settings', settings: { onload: 'x' } }, ownOrigin)],
  ])('ignores messages: %s', (_what, message) => {
    expect(readPageMessage(message)).toBeNull();
  });
});
