import { driveClient, sheetsClient } from '../google';

/** The first ten spreadsheets that are shared with the service account. */
export async function fetchList() {
  const { data } = await driveClient.files.list({
    pageSize: 10,
    q: "mimeType = 'application/vnd.google-apps.spreadsheet'",
    fields: 'files(id, name)',
  });
  return data.files ?? [];
}

/** Rows of a range as objects. The first row of the range holds the keys. */
export async function fetchSheet(spreadsheetId: string, range: string) {
  if (!spreadsheetId) return [];
  const { data } = await sheetsClient.spreadsheets.values.get({ spreadsheetId, range });
  const [keys = [], ...rows] = data.values ?? [];
  return rows.map((row, id) => ({
    id,
    ...Object.fromEntries(keys.map((key, column) => [key, row[column]])),
  }));
}
