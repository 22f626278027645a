import { defineProjectScene } from '../../../scene';

const names = [
  'API_KEY',
  'AUTH_DOMAIN',
  'PROJECT_ID',
  'STORAGE_BUCKET',
  'MESSAGE_SENDER_ID',
  'APP_ID',
];

export default defineProjectScene({
  project: 'vite-react-router-firebase',
  viewport: { width: 900, height: 620 },
  files: { '.env': names.map((name) => `VITE_FIREBASE_${name}=only-for-the-picture`).join('\n') },
  async take({ page, url, shot }) {
    await page.goto(url);
    await page.getByLabel('Email').waitFor();
    await shot('vite-react-router-firebase');
  },
});
