import { slips } from './glossary';

test.each([
  ['The components renders a list.', 'The list of components renders nothing.'],
  ['The page have a title.', 'The pages have titles.'],
  ['Each component show the list.', 'Does each component show the list?'],
  ["The form doesn't saves it.", "The form doesn't save changes. Can users save it?"],
  ['It will renders the page.', 'What will users see?'],
  ['The app must has a provider.', 'The app must be there, and it has a provider.'],
  ['It does not passed the theme.', 'It does not need the theme, and is passed.'],
  ['The value is use here.', 'All you need to do is use it.'],
  ['There is three ways.', 'There is one way, and there are three.'],
  ['There are a way.', 'There are a few ways.'],
  ['Each of the pages have a title.', 'More than one of the pages have titles.'],
  ['This props are passed on.', 'This lists the pages.'],
  ['These prop is passed on.', 'These prop types are exported.'],
  ['Every pages has a title.', 'A settings page has a title.'],
  ['Less components are rendered.', 'A class-less component. Fewer components.'],
  ['Its a component.', 'Its not-found page, and its title.'],
  ["It shows it's rows.", "It shows its rows, and that it's ready."],
  ['It depends of the theme.', 'It depends on the theme.'],
  ['This lets you to change it.', 'This lets you change it.'],
  ['More bigger than that.', 'More, bigger than that.'],
  ['for lg, md and sm.', 'For example, lg and md. With two values, lg and md.'],
])('"%s" is a slip, but "%s" isn\'t', (wrong, right) => {
  const found = (text: string) => slips.filter(({ not }) => text.search(not) >= 0);
  expect(found(wrong)).not.toEqual([]);
  expect(found(right)).toEqual([]);
});
