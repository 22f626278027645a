import { issueUrl } from './issue';

test.each([1, 0] as const)('the issue for a rating of %p is prefilled', (rating) => {
  const url = new URL(
    issueUrl({
      title: 'Crud & "more" #1',
      url: 'https://mui.com/toolpad/core/react-crud/',
      rating,
    }),
  );
  expect(`${url.origin}${url.pathname}`).toBe('https://github.com/mui/toolpad/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] Feedback on "Crud & "more" #1"');
  expect(url.searchParams.get('body')).toContain(
    `Page: https://mui.com/toolpad/core/react-crud/\nHelpful: ${rating === 1 ? 'yes' : 'no'}\n`,
  );
});

test('the issue is in the repository of the pages if it is known', () => {
  const subject = {
    title: 'Crud',
    url: 'https://mui.com/toolpad/core/react-crud/',
    rating: 1,
  } as const;
  expect(issueUrl(subject, 'https://git.example/docs')).toMatch(
    /^https:\/\/git\.example\/docs\/issues\/new\?title=/,
  );
});
