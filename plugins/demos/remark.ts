import path from 'node:path';
import { demoKey } from '../../src/site/demo';
import { originalOf } from '../shared/translations';
import { demoName, setOf } from './collect';
import type { DemoSet } from './options';

/** The parts of a syntax tree this plugin reads. */
interface Node {
  type: string;
  name?: string | null;
  children?: Node[];
  attributes?: { type: string; name?: string; value?: unknown }[];
}

interface File {
  path?: string;
}

export interface RemarkDemosOptions {
  /** The same sets as the plugin's. */
  sets: DemoSet[];
  /** @default process.cwd() */
  siteDir?: string;
}

function isDemo(node: Node): boolean {
  return (
    node.name === 'Demo' && (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
  );
}

function* elements(node: Node): Generator<Node> {
  if (isDemo(node)) yield node;
  for (const child of node.children ?? []) yield* elements(child);
}

const attributeOf = (node: Node, name: string) =>
  node.attributes?.find((attribute) => attribute.name === name);

/** Whether the whole source is a part of the page: `defaultCodeOpen`, unless it is `{false}`. */
function startsOpen(node: Node): boolean {
  const attribute = attributeOf(node, 'defaultCodeOpen');
  const value = attribute?.value as { value?: string } | string | null | undefined;
  return !!attribute && (typeof value === 'object' ? value?.value : value) !== 'false';
}

const identifier = (name: string) => ({ type: 'Identifier', name });

const expression = (name: string, variable: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: variable,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression: identifier(variable) }],
      },
    },
  },
});

const importNode = (variable: string, from: string) => ({
  type: 'mdxjsEsm',
  value: `import ${variable} from ${JSON.stringify(from)};`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(variable) }],
          source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
        },
      ],
    },
  },
});

/**
 * Remark plugin: gives each `<Demo src>` its `name` and, as `demo`, the data the server draws it with; demos that start open get
 * their `source` too. A translated page places the demos of the page it translates. Mistakes are not looked for here: the plugin has reported them before a page is compiled.
 */
export function remarkDemos({ sets, siteDir = process.cwd() }: RemarkDemosOptions) {
  return (tree: Node, file: File): void => {
    const page = originalOf(path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/'));
    const set = setOf(sets, page);
    if (!set) return;
    const imports = new Map<string, string>();
    for (const node of elements(tree)) {
      const src = attributeOf(node, 'src')?.value;
      if (typeof src !== 'string') continue;
      const name = demoName(src);
      const folder = `@generated/demos/default/data/${demoKey(set.product, set.version, name)}`;
      imports.set(`demo${name}`, `${folder}/summary.json`);
      node.attributes?.push(
        { type: 'mdxJsxAttribute', name: 'name', value: name },
        expression('demo', `demo${name}`),
      );
      if (!startsOpen(node)) continue;
      imports.set(`source${name}`, `${folder}/source.json`);
      node.attributes?.push(expression('source', `source${name}`));
    }
    tree.children?.unshift(...[...imports].map(([variable, from]) => importNode(variable, from)));
  };
}
