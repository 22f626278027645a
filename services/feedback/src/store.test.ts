import { removeAfter, cutoffDate } from './store';

afterEach(() => jest.useRealTimers());

test('old feedback is removed immediately and once a day, until it is stopped', async () => {
  jest.useFakeTimers({ now: new Date('2025-03-01T00:00:00Z') });
  const removeBefore = jest.fn().mockResolvedValue(0);
  const end = removeAfter({ removeBefore }, 30);
  expect(removeBefore).toHaveBeenLastCalledWith(new Date('2025-01-30T00:00:00Z'));
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(removeBefore).toHaveBeenLastCalledWith(new Date('2025-01-31T00:00:00Z'));
  end();
  await jest.advanceTimersByTimeAsync(48 * 60 * 60 * 1000);
  expect(removeBefore).toHaveBeenCalledTimes(2);
});

test('an unavailable database does not stop it', async () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const removeBefore = jest.fn().mockRejectedValue(new Error('away'));
  const end = removeAfter({ removeBefore }, 1);
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(removeBefore).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith('Old feedback could not be removed: away');
  end();
});

test('0 days disables removal', () => {
  const removeBefore = jest.fn();
  removeAfter({ removeBefore }, 0)();
  expect(removeBefore).not.toHaveBeenCalled();
  expect(cutoffDate(1, new Date('2025-01-02T03:00:00Z'))).toEqual(new Date('2025-01-01T03:00:00Z'));
});
