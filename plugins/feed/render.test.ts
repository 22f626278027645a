import { readChanges } from './render';

test('each file has its last change', () => {
  const log = [
    '\0',
    '2026-03-02T10:00:00Z\tExplain themes\n\nM\tdocs-core/a.mdx\nR090\tdocs-core/x.mdx\tdocs-core/b.mdx\n',
    '\0',
    '2026-03-01T10:00:00Z\tAdd pages\n\nA\tdocs-core/a.mdx\nA\tdocs-core/c.mdx\n',
  ].join('');
  expect(Object.fromEntries(readChanges(log))).toEqual({
    'docs-core/a.mdx': {
      date: '2026-03-02T10:00:00Z',
      subject: 'Explain themes',
      isNew: false,
    },
    'docs-core/b.mdx': {
      date: '2026-03-02T10:00:00Z',
      subject: 'Explain themes',
      isNew: false,
    },
    'docs-core/c.mdx': { date: '2026-03-01T10:00:00Z', subject: 'Add pages', isNew: true },
  });
});

test.each(['', 'fatal: not a git repository'])('%j has no changes', (log) => {
  expect(readChanges(log).size).toBe(0);
});
