import { startMenus } from './menusWithoutPopovers';

test('a menu opens and closes in browsers without popovers, such as jsdom', () => {
  document.body.innerHTML =
    '<h2>One</h2><button popovertarget="menu">Menu</button><ul id="menu" popover><li>Item</li></ul>';
  startMenus();
  const menu = document.getElementById('menu') as HTMLElement;
  const press = (selector: string) => (document.querySelector(selector) as HTMLElement).click();
  expect(menu.hidden).toBe(true);
  press('[popovertarget]');
  expect(menu.hidden).toBe(false);
  press('li');
  expect(menu.hidden).toBe(false);
  press('[popovertarget]');
  expect(menu.hidden).toBe(true);
  press('[popovertarget]');
  press('h2');
  expect(menu.hidden).toBe(true);
});
