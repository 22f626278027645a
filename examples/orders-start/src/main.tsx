import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { App } from './App';
import { DashboardPage } from './dashboard/DashboardPage';
import { DashboardRoute } from './layouts/DashboardRoute';
import { OrderList } from './orders/OrderList';
import { orderHandlers } from './server/orderHandlers';
import { startServer } from './server/start';

startServer(orderHandlers);

const router = createBrowserRouter([
  {
    Component: App,
    children: [
      {
        path: '/',
        Component: DashboardRoute,
        children: [
          { index: true, Component: DashboardPage },
          { path: 'orders', Component: OrderList },
        ],
      },
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
