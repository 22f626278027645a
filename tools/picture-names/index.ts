import path from 'node:path';

/**
 * Path of a picture's page relative to the root of the repository. A scene in `reference` takes a
 * picture for each page of a folder. Scenes in `core` and `guides` have the path of their page, and
 * scenes in `projects` belong to the page of example projects.
 */
export function pageOf(scene: string, shot: string): string {
  if (scene.startsWith('core/')) return `docs-${scene}.mdx`;
  if (scene.startsWith('projects/')) return 'docs-core/introduction/examples.mdx';
  if (scene.startsWith('guides/')) return `${scene.slice('guides/'.length)}.mdx`;
  const [group, page] = scene.split('/');
  const name = group === 'reference' ? `${page}/${shot}` : page;
  return `docs-studio/${group}/${name}.mdx`;
}

/** Name of a picture for `<Picture name="…" />`. */
export function pictureName(scene: string, shot: string): string {
  if (scene.startsWith('core/')) return `core/${path.basename(scene)}/${shot}`;
  if (scene.startsWith('projects/')) return `core/examples/${shot}`;
  if (scene.startsWith('guides/'))
    return `core/${path.basename(scene.replace(/\/index$/, ''))}/${shot}`;
  return `studio/${scene.split('/')[1]}/${shot}`;
}
