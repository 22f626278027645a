import express from 'express';
import { createHandler } from '@toolpad/studio';

const base = '/my-app';
const port = Number(process.env.PORT ?? 3001);
const app = express();

// Your own routes and middleware go before or after the app.
app.get('/health-check', (request, response) => {
  response.json({ status: 'ok' });
});

const studio = await createHandler({
  dev: process.env.NODE_ENV === 'development',
  dir: './toolpad',
  base,
});

app.use(base, studio.handler);

const server = app.listen(port, () => {
  console.log(`The app is ready at http://localhost:${port}${base}`);
});

process.once('SIGTERM', async () => {
  server.close();
  await studio.dispose();
});
