import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import path from 'node:path';
import { demoKey } from '../../src/site/demo';
import { attribute, elementsOf, expression, importNode, type PageNode } from '../pages/nodes';
import type { DocumentedVersion } from '../shared/versions';
import { originalOf } from '../shared/translations';
import { isDevelopmentServer } from '../shared/command';
import { demoName, setOf } from './model';
import { demoSets } from './options';
import { isOn, placementOf } from './placements';
import { findData } from './newDemo';

interface File {
  path?: string;
}

export interface RemarkDemosOptions {
  /** The same versions as the plugin's. */
  versions: readonly DocumentedVersion[];
  /** @default process.cwd() */
  siteDir?: string;
}

/**
 * Remark plugin: gives each `<Demo src>` its `name` and, as `demo`, the data the server draws it with; demos that start open get
 * their `source` too. A translated page places the demos of the page it translates. Mistakes are not looked for here: the plugin has reported them before a page is compiled.
 */
export function remarkDemos({ versions, siteDir = process.cwd() }: RemarkDemosOptions) {
  const sets = demoSets(versions);
  return async (tree: PageNode, file: File): Promise<void> => {
    const page = originalOf(path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/'));
    const set = setOf(sets, page);
    if (!set) return;
    const imports = new Map<string, string>();
    for (const node of elementsOf(tree)) {
      if (node.name !== 'Demo') continue;
      const { src, defaultCodeOpen } = placementOf(node).attributes;
      if (typeof src !== 'string' || src === '') continue;
      const name = demoName(src);
      const data = `demos/default/data/${demoKey(set.product, set.version, name)}`;
      if (isDevelopmentServer())
        await findData(
          path.join(siteDir, GENERATED_FILES_DIR_NAME, data),
          path.resolve(siteDir, path.dirname(page), src),
        );
      const folder = `@generated/${data}`;
      imports.set(`demo${name}`, `${folder}/summary.json`);
      node.attributes?.push(attribute('name', name), expression('demo', `demo${name}`));
      if (!isOn(defaultCodeOpen)) continue;
      imports.set(`source${name}`, `${folder}/source.json`);
      node.attributes?.push(expression('source', `source${name}`));
    }
    tree.children?.unshift(...[...imports].map(([variable, from]) => importNode(variable, from)));
  };
}
