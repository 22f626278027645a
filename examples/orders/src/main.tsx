import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createHashRouter, RouterProvider } from 'react-router';
import { createRoutes } from './routes';
import { handlers } from './server/handlers';
import { startServer } from './server/start';

startServer(handlers);

// A host of plain files knows no paths of the application: with `VITE_ROUTER=hash` they stand behind the `#`.
const createRouter =
  import.meta.env.VITE_ROUTER === 'hash' ? createHashRouter : createBrowserRouter;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter(createRoutes())} />
  </StrictMode>,
);
