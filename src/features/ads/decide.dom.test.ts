import { decide, shouldCheckAgain, shapeOf, findSponsorState, type SponsorState } from './decide';

test.each([
  [0, 'inline'],
  [0.199, 'inline'],
  [0.2, 'image'],
  [0.999, 'image'],
])('a random number of %p selects the shape %s', (draw, shape) =>
  expect(shapeOf(draw)).toBe(shape),
);

describe('decide', () => {
  test.each([1, 2, 6])("shows nothing while the sponsor's ad is loading, check %p", (checks) => {
    expect(decide('awaited', checks, 0.5)).toEqual({ kind: 'nothing' });
  });

  test.each([7, 8, 30])(
    'shows an in-house ad once an ad blocker is assumed, check %p',
    (checks) => {
      expect(decide('awaited', checks, 0.5)).toEqual({
        kind: 'in-house',
        label: 'in-house-adblock',
      });
    },
  );

  test.each([
    [0, 'message'],
    [0.199, 'message'],
    [0.2, 'in-house'],
    [0.999, 'in-house'],
  ])('with an assumed ad blocker and a random number of %p, shows %s', (random, kind) => {
    expect(decide('awaited', 7, random)).toEqual({ kind, label: 'in-house-adblock' });
  });

  test.each([
    ['shown', { kind: 'sponsor', label: 'carbon' }],
    ['placeholder', { kind: 'in-house', label: 'in-house-carbon' }],
    ['none', { kind: 'in-house', label: 'in-house' }],
  ] as const)(
    'sponsor %s: the same at the first look and after a blocker was assumed',
    (sponsor, content) => {
      expect([1, 7, 30].map((checks) => decide(sponsor, checks, 0))).toEqual([
        content,
        content,
        content,
      ]);
    },
  );
});

test.each<[SponsorState, number, boolean]>([
  ['awaited', 1, true],
  ['awaited', 7, true],
  ['awaited', 29, true],
  ['awaited', 30, false],
  ['shown', 1, false],
  ['placeholder', 1, false],
  ['none', 1, false],
])('sponsor %s, check %p: checks again: %p', (sponsor, checks, expected) =>
  expect(shouldCheckAgain(sponsor, checks)).toBe(expected),
);

describe('sponsorIn', () => {
  const inDocument = (html: string) => {
    document.body.innerHTML = html;
    return findSponsorState(document);
  };

  test.each([
    '',
    '<div id="carbon"></div>',
    '<div class="carbonads-like"></div>',
    '<script id="_carbonads_js"></script>',
  ])('%p contains no ad', (html) => {
    expect(inDocument(html)).toBe('awaited');
  });

  test.each([
    '<div id="carbonads"><a href="https://example.com/">x</a></div>',
    '<p><b class="x carbonads"></b></p>',
    '<a class="carbonads" href="https://example.com/">x</a>',
    '<div id="carbonads"><a>x</a></div>',
  ])('%p contains an ad', (html) => expect(inDocument(html)).toBe('shown'));

  test.each([
    '<div id="carbonads"><a href="https://mui.com/discover-more/backers"></a></div>',
    '<div class="carbonads"><a href="https://example.com/"></a><a href="/material-ui/discover-more/backers/"></a></div>',
    '<a class="carbonads" href="https://mui.com/discover-more/backers">x</a>',
  ])('%p contains the placeholder', (html) => expect(inDocument(html)).toBe('placeholder'));
});
