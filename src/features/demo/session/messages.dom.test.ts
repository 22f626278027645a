import { readMessage } from './messages';

const event = (data: unknown, origin = window.location.origin, source: Window | null = window) =>
  new MessageEvent('message', { data, origin, source });

describe('readMessage', () => {
  it('takes messages of the expected window', () => {
    expect(readMessage(event({ type: 'demo/ready' }), window)).toEqual({ type: 'demo/ready' });
  });

  it.each([
    ['another origin', event({ type: 'demo/run', code: 'alert(1)' }, 'https://evil.example')],
    ['another window', event({ type: 'demo/run', code: 'alert(1)' }, window.location.origin, null)],
    ['another kind', event({ type: 'webpackOk' })],
    ['text', event('demo/run')],
    ['nothing', event(null)],
  ])('ignores messages of %s', (_what, message) => {
    expect(readMessage(message, window)).toBeNull();
  });

  it('ignores everything while there is no window to listen to', () => {
    expect(
      readMessage(event({ type: 'demo/ready' }, window.location.origin, null), null),
    ).toBeNull();
  });
});
