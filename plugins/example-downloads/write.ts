import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExampleProject } from './collect';
import { renderSources, renderZip } from './render';

/** Writes `<name>.zip` and, for sandboxes, `<name>.json` of each project into `dir`. */
export async function writeExamples(dir: string, projects: ExampleProject[]): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const project of projects) {
    const file = path.join(dir, project.name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.zip`, renderZip(project));
    await writeFile(`${file}.json`, JSON.stringify(renderSources(project)));
  }
}
