import { isolateStorage, setDemoMode } from './frameSettings';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
afterEach(() => {
  if (own) Object.defineProperty(window, 'localStorage', own);
});

describe("a demo's storage", () => {
  it("is separate from the reader's storage", () => {
    const readers = window.localStorage;
    readers.setItem('mui-mode', 'dark');
    isolateStorage();
    expect(window.localStorage.getItem('mui-mode')).toBeNull();
    window.localStorage.setItem('a', '1');
    expect(window.localStorage.length).toBe(1);
    expect(window.localStorage.key(0)).toBe('a');
    window.localStorage.removeItem('a');
    expect(window.localStorage.getItem('a')).toBeNull();
    expect(readers.getItem('mui-mode')).toBe('dark');
  });

  it('notifies a running demo of a new mode as another tab would', () => {
    isolateStorage();
    const heard: (string | null)[] = [];
    const listen = (event: StorageEvent) => heard.push(event.key, event.newValue);
    window.addEventListener('storage', listen);
    setDemoMode('dark');
    window.removeEventListener('storage', listen);
    expect(heard).toEqual(['toolpad-mode', 'dark']);
    expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  });
});
