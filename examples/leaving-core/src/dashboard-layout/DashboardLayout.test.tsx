import Button from '@mui/material/Button';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppProvider } from '../app-provider/AppProvider';
import type { Navigation } from '../app-provider/navigation';
import { PageContainer } from '../page-container/PageContainer';
import { useMemoryRouter } from '../test/memoryRouter';
import { DashboardLayout, type DashboardLayoutProps } from './DashboardLayout';

const clear = vi.fn();
const NAVIGATION: Navigation = [
  { title: 'Home' },
  {
    segment: 'orders',
    title: 'Orders',
    pattern: 'orders/:id',
    action: <Button onClick={clear}>Clear</Button>,
  },
  {
    segment: 'reports',
    title: 'Reports',
    children: [{ segment: 'latest', title: 'Latest' }],
  },
];

let width = 1280;
beforeEach(() => {
  width = 1280;
  clear.mockClear();
  window.matchMedia = (query) => {
    const min = Number(/min-width:([\d.]+)px/.exec(query)?.[1] ?? 0);
    const max = Number(/max-width:([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches: width >= min && width <= max,
      media: query,
      // Material UI still calls these.
      addListener: () => {},
      removeListener: () => {},
    }) as unknown as MediaQueryList;
  };
});

const visited: string[] = [];
function App({ start, ...props }: { start: string } & Partial<DashboardLayoutProps>) {
  const router = useMemoryRouter(start, visited);
  return (
    <AppProvider navigation={NAVIGATION} branding={{ title: 'Harbor' }} router={router}>
      <DashboardLayout {...props}>
        <PageContainer />
      </DashboardLayout>
    </AppProvider>
  );
}

function open(start: string, props: Partial<DashboardLayoutProps> = {}) {
  render(<App start={start} {...props} />);
  return userEvent.setup();
}
// CSS hides the permanent sidebar on phones, which jsdom doesn't evaluate.
const sidebar = () => screen.getAllByRole('navigation', { name: 'Main', hidden: true }).at(-1)!;

test('the sidebar marks the current page, and the header shows its title', () => {
  open('/orders/1041');
  const link = within(sidebar()).getByRole('link', { name: 'Orders' });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(breadcrumbs).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a link navigates without loading the page', async () => {
  const user = open('/');
  await user.click(within(sidebar()).getByRole('link', { name: 'Orders' }));
  expect(visited.at(-1)).toBe('push /orders');
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('an action is beside its link, and does not navigate', async () => {
  const user = open('/');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(clear).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a folder opens by keyboard, and by itself when one of its pages is active', async () => {
  const user = open('/');
  const folder = within(sidebar()).getByRole('button', { name: 'Reports' });
  expect(folder).toHaveAttribute('aria-expanded', 'false');
  folder.focus();
  await user.keyboard('{Enter}');
  await user.click(within(sidebar()).getByRole('link', { name: 'Latest' }));
  expect(folder).toHaveAttribute('aria-expanded', 'true');
  await user.click(folder);
  expect(folder).toHaveAttribute('aria-expanded', 'false');
});

test('in the mini sidebar, a folder opens beside its button, by keyboard, too', async () => {
  const user = open('/', { defaultSidebarCollapsed: true });
  within(sidebar())
    .getByRole('button', { name: /Reports/ })
    .focus();
  await user.keyboard('{Enter}');
  const popover = await screen.findByRole('navigation', { name: 'Reports' });
  await user.click(within(popover).getByRole('link', { name: 'Latest' }));
  expect(screen.getByRole('heading', { name: 'Latest', hidden: true })).toBeInTheDocument();
});

test('the menu button collapses the sidebar', async () => {
  const user = open('/', { sidebarFooter: ({ mini }) => (mini ? 'small' : 'large') });
  const button = screen.getByRole('button', { name: 'Sidebar' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('small')).toBeVisible();
});

test('on phones, the sidebar is over the content, and closes after a choice', async () => {
  width = 390;
  const user = open('/');
  await user.click(screen.getByRole('button', { name: 'Sidebar' }));
  await user.click(within(sidebar()).getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sidebar' })).toHaveAttribute('aria-expanded', 'false');
});

test('the first link leads to the content', async () => {
  const user = open('/');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('without navigation, there is no sidebar and no menu button', () => {
  open('/', { hideNavigation: true });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sidebar' })).not.toBeInTheDocument();
});
