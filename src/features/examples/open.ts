import * as v from 'valibot';
import { openIn } from '@site/src/components/sandbox/open';

/** JSON file beside a download, written by plugins/example-downloads. */
const sourcesSchema = v.object({ name: v.string(), files: v.record(v.string(), v.string()) });

/** Posts the project in a JSON file to StackBlitz in a new tab. @param entry file to show first */
export async function openExample(url: string, entry: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const sources: unknown = await response.json();
  if (!v.is(sourcesSchema, sources)) throw new Error(`${url} is not a project.`);
  openIn('stackblitz', { title: `${sources.name} – Toolpad`, entry, files: sources.files });
}
