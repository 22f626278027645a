import { defineProjectScene } from '../../../scene';

export default defineProjectScene({
  project: 'nextjs-pages-router-auth',
  viewport: { width: 900, height: 420 },
  files: {
    '.env.local': [
      'AUTH_SECRET=only-for-the-picture',
      'GITHUB_CLIENT_ID=id',
      'GITHUB_CLIENT_SECRET=secret',
      'AUTH_TRUST_HOST=true',
    ].join('\n'),
  },
  async take({ page, url, shot }) {
    await page.goto(url);
    await page.getByRole('button', { name: 'Sign in with GitHub' }).waitFor();
    await shot('nextjs-pages-router-auth');
  },
});
