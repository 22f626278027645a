import { removeStored, writeStored, readStored, storedKeys, type StorageArea } from './storage';

const areas: StorageArea[] = ['local', 'session'];

/** Simulates a browser with disabled storage: reading the property throws. */
function deny(area: StorageArea): () => void {
  const spy = jest.spyOn(window, `${area}Storage`, 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  return () => spy.mockRestore();
}

describe.each(areas)('%s storage', (area) => {
  beforeEach(() => window[`${area}Storage`].clear());

  test('stores a value until it is removed', () => {
    expect(readStored(area, 'a')).toBeNull();
    writeStored(area, 'a', 'x');
    expect([readStored(area, 'a'), storedKeys(area)]).toEqual(['x', ['a']]);
    removeStored(area, 'a');
    expect([readStored(area, 'a'), storedKeys(area)]).toEqual([null, []]);
  });

  test('reads and writes nothing if storage is denied', () => {
    writeStored(area, 'a', 'x');
    const allow = deny(area);
    writeStored(area, 'b', 'y');
    removeStored(area, 'a');
    expect([readStored(area, 'a'), storedKeys(area)]).toEqual([null, []]);
    allow();
    expect([readStored(area, 'a'), storedKeys(area)]).toEqual(['x', ['a']]);
  });

  test('keeps the stored values if storage is full', () => {
    writeStored(area, 'a', 'x');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    writeStored(area, 'a', 'y');
    setItem.mockRestore();
    expect(readStored(area, 'a')).toBe('x');
  });
});
