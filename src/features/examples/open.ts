import { openIn } from '@site/src/components/sandbox/open';

/** JSON file beside a download, written by plugins/example-downloads. */
interface ExampleSources {
  name: string;
  files: Record<string, string>;
}

function isSources(value: unknown): value is ExampleSources {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('files' in value))
    return false;
  const { name, files } = value;
  return (
    typeof name === 'string' &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((text) => typeof text === 'string')
  );
}

/** Posts the project in a JSON file to StackBlitz in a new tab. @param entry file to show first */
export async function openExample(url: string, entry: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const sources: unknown = await response.json();
  if (!isSources(sources)) throw new Error(`${url} is not a project.`);
  openIn('stackblitz', { title: `${sources.name} – Toolpad`, entry, files: sources.files });
}
