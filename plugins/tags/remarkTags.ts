import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { Root } from 'mdast';
import path from 'node:path';
import { checkTag, createReport } from '../../checker/checker';
import type { DataSource, TagContext } from '../../model/tags/define';
import {
  attribute,
  elementsOf,
  normalizeTree,
  remove,
  resolvePictures,
  writtenOf,
  type PageNode,
} from '../../model/pages/nodes';
import { nodeOf } from '../../model/pages/parsePage';
import { waitForData } from '../demos/write';
import { isDevelopmentServer } from '../shared/command';
import { addDependency } from '../shared/pageDependencies';
import { failOn } from '../../model/problems';
import { originalOf } from '../../model/versions/translations';
import { versionOf, type DocumentedVersion } from '../../model/versions/versions';
import { contextOf, tags } from '../../model/tags/tags';

export interface RemarkTagsOptions {
  versions: readonly DocumentedVersion[];
  /** @default process.cwd() */
  siteDir?: string;
}

/**
 * Remark plugin that normalizes a page, and adds the data of its version to its tags. A
 * translation uses the demos of the original page. All problems are reported together, with file
 * and line.
 */
export function remarkTags({ versions, siteDir = process.cwd() }: RemarkTagsOptions) {
  return async (tree: PageNode, file: { path?: string; value?: unknown }): Promise<void> => {
    const page = path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/');
    normalizeTree(tree as Root, String(file.value));
    resolvePictures(tree as Root);
    const version = versionOf(versions, page);
    if (!version) return;
    const context: TagContext = {
      ...contextOf(originalOf(page), version, versions, siteDir),
      dependOn: (target) => addDependency(file.path ?? '', target),
      waitForDemo: isDevelopmentServer()
        ? (folder, source) =>
            waitForData(path.join(siteDir, GENERATED_FILES_DIR_NAME, folder), source)
        : undefined,
    };
    const { problems, report } = createReport(page);
    const broken = new Set<PageNode>();
    const variables = new Map<string, string>();
    const variableOf = (module: string) => {
      const variable = variables.get(module) ?? `tagData${variables.size}`;
      variables.set(module, variable);
      return variable;
    };
    const propOf = (name: string, source: DataSource) => {
      if (typeof source === 'string') return attribute(name, source);
      const value =
        'module' in source
          ? variableOf(source.module)
          : `[${source.modules.map(variableOf).join(', ')}]`;
      return nodeOf(`<A ${name}={${value}} />`).attributes?.[0];
    };

    for (const node of elementsOf(tree)) {
      const tag = tags.get(node.name ?? '');
      if (!tag) continue;
      checkTag(node.name ?? '', tag, node, context, report);
      if (!tag.data) continue;
      const data = await tag.data(writtenOf(node), context);
      if (!data) broken.add(node);
      for (const [name, source] of Object.entries<DataSource>(data ?? {}))
        node.attributes?.push(propOf(name, source) as never);
    }
    // With `npm start`, the checker reports the problem, and the page omits these elements.
    if (isDevelopmentServer()) remove(tree, broken);
    else failOn(problems);
    tree.children?.unshift(
      ...[...variables].map(([module, variable]) =>
        nodeOf(`import ${variable} from ${JSON.stringify(module)};`),
      ),
    );
  };
}
