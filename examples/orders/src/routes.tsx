import LinearProgress from '@mui/material/LinearProgress';
import type { RouteObject } from 'react-router';
import { App } from './App';
import { DashboardRoute } from './layouts/DashboardRoute';
import { ErrorPage } from './pages/ErrorPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { requireAdmin, requireUser } from './session/guards';
import { SignInRoute } from './session/SignInRoute';

/** The pages. Those with a grid or a chart are loaded when they are opened. */
const createPages = (): RouteObject[] => [
  {
    index: true,
    lazy: { Component: async () => (await import('./dashboard/DashboardPage')).DashboardPage },
  },
  {
    path: 'orders',
    lazy: { Component: async () => (await import('./orders/OrderList')).OrderList },
  },
  {
    path: 'orders/new',
    loader: requireAdmin,
    lazy: { Component: async () => (await import('./orders/OrderCreate')).OrderCreate },
  },
  {
    path: 'orders/:id',
    lazy: { Component: async () => (await import('./orders/OrderView')).OrderView },
  },
  {
    path: 'orders/:id/edit',
    loader: requireAdmin,
    lazy: { Component: async () => (await import('./orders/OrderEdit')).OrderEdit },
  },
  {
    path: 'customers',
    lazy: { Component: async () => (await import('./customers/CustomersPage')).CustomersPage },
  },
  {
    path: 'settings',
    lazy: { Component: async () => (await import('./settings/SettingsPage')).SettingsPage },
  },
  { path: '*', Component: NotFoundPage },
];

/**
 * The routes of the application, new for each router: React Router keeps in them what it has loaded. An error shows inside the shell, so that
 * the way out stays.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: App,
    HydrateFallback: () => <LinearProgress aria-label="Loading" />,
    children: [
      { path: 'sign-in', Component: SignInRoute },
      {
        path: '/',
        Component: DashboardRoute,
        loader: requireUser,
        children: [{ ErrorBoundary: ErrorPage, children: createPages() }],
      },
    ],
  },
];
