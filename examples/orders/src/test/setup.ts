import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { resetDatabase } from '../server/database';
import { handlers } from '../server/handlers';
import { startServer } from '../server/start';
import { session } from '../session/session';

startServer(handlers);
// Queries by role are slow in jsdom, on a busy machine for seconds.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  window.localStorage.setItem('harbor-latency', 'instant');
});

afterEach(() => {
  cleanup();
  session.signOut();
  resetDatabase();
  window.localStorage.clear();
});
