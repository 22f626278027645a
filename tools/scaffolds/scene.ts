import { pageOf, pictureName } from '@site/tools/picture-names';
import { readText, type Changes } from './changes';
import { requireKebab, titleOf, UsageError } from './names';
import { findPage } from './page';

const folder = 'tools/pictures/scenes';

const shots = (depth: string) => `import { createShopHosts } from '${depth}apps/hosts';
import { defineScene } from '${depth}scene';

export default defineScene({
  app: 'tools/pictures/apps/shop',
  hosts: createShopHosts(),
  async take({ editor, studio, shot }) {
    await editor.openPage(studio.url, 'buttons', 'contained');
    await editor.selectInside('greetings', 'greet');
    await shot('editor', { crop: { x: 290, y: 48, width: 990, height: 520 }, pad: 0 });
  },
});
`;

export interface SceneOptions {
  /** Whether to take the picture immediately and place it. Otherwise, the page doesn't change. */
  takePictures: boolean;
}

/**
 * Creates a scene for a page of Toolpad Studio, and places its picture at the end of the page once
 * the picture is taken, because a page can't show a missing picture.
 * @param scene `<group>/<page>`, followed by another name if a page has several scenes
 */
export function newScene(siteDir: string, scene: string, { takePictures }: SceneOptions): Changes {
  const parts = scene.split('/');
  if (parts.length < 2 || parts.length > 3)
    throw new UsageError(
      `A scene is named after its page, by group and page, like "concepts/data-binding", not "${scene}".`,
    );
  for (const part of parts) requireKebab(part, 'a scene');
  const page = findPage(siteDir, `studio/${parts.slice(0, 2).join('/')}`);
  if (page !== pageOf(scene, 'editor'))
    throw new UsageError(`Scenes are for pages whose file is ${pageOf(scene, 'editor')}.`);
  const depth = '../'.repeat(parts.length + 1);
  const picture = `<Picture name="${pictureName(scene, 'editor')}" alt="The editor with a button selected" caption="${titleOf(parts.at(-1) ?? '')} in the editor" />`;
  const created = new Map([[`${folder}/${scene}/shots.ts`, shots(depth)]]);
  if (!takePictures)
    return {
      created,
      edited: new Map(),
      next: [
        `Take its picture: npm run pictures -- ${scene}`,
        `Then place it in ${page}: ${picture}`,
      ],
    };
  return {
    created,
    edited: new Map([[page, `${readText(siteDir, page).trimEnd()}\n\n${picture}\n`]]),
    next: [`The picture is at the end of ${page}: move it to its place.`],
    before: ['pictures', '--', scene],
  };
}
