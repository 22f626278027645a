import { readMessage } from './messages';

const event = (data: unknown, origin = window.location.origin, source: Window | null = window) =>
  new MessageEvent('message', { data, origin, source });

describe('readMessage', () => {
  it('accepts messages from the expected window', () => {
    expect(readMessage(event({ type: 'demo/ready' }), window)).toEqual({ type: 'demo/ready' });
  });

  it.each([
    ['another origin', event({ type: 'demo/run', code: 'alert(1)' }, 'https://evil.example')],
    ['another window', event({ type: 'demo/run', code: 'alert(1)' }, window.location.origin, null)],
    ['another kind', event({ type: 'webpackOk' })],
    ['text', event('demo/run')],
    ['nothing', event(null)],
  ])('ignores messages: %s', (_what, message) => {
    expect(readMessage(message, window)).toBeNull();
  });

  it('ignores all messages while the window is missing', () => {
    expect(
      readMessage(event({ type: 'demo/ready' }, window.location.origin, null), null),
    ).toBeNull();
  });
});
