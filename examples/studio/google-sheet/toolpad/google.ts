import { drive } from '@googleapis/drive';
import { sheets } from '@googleapis/sheets';
import { JWT } from 'google-auth-library';

const auth = new JWT({
  email: process.env.GOOGLE_CLIENT_EMAIL,
  // In an .env file the key is one line, with \n for each line break.
  key: process.env.GOOGLE_PRIVATE_KEY?.replaceAll('\\n', '\n'),
  scopes: [
    'https://www.googleapis.com/auth/drive.metadata.readonly',
    'https://www.googleapis.com/auth/spreadsheets.readonly',
  ],
});

/** Clients that act as the service account. */
export const driveClient = drive({ version: 'v3', auth });
export const sheetsClient = sheets({ version: 'v4', auth });
