import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { version } from '../package.json';
import { renderPart, ToolError, type Answer } from './answer';
import { nameOf, type Docs } from './docs';
import { getPage } from './getPage';
import { diffApi, getApi, getDemo, leaveCore, searchDocs } from './tools';

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const text = (description: string) => z.string().trim().min(1).describe(description);

/** Clients send null and empty strings for what they leave out, and numbers as strings. */
const optionalText = (description: string) => z.string().nullish().describe(description);

const optionalNumber = (description: string) =>
  z
    .union([z.coerce.number().int().positive(), z.literal('')])
    .nullish()
    .transform((value) => value || undefined)
    .describe(description);

const versionInput = optionalText(
  'Documented version, such as `0.14.0`, or `next`. Default: the current one.',
);

const part = optionalNumber('Part of a long answer. Default: the first.');

/** Runs a tool. An agent gets the message of a `ToolError`, which says what to call instead. */
function respond(answer: () => Answer, wanted?: number): CallToolResult {
  try {
    return { content: [{ type: 'text', text: renderPart(answer(), wanted) }] };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** Creates an MCP server that answers from the documentation. It's stateless and reads no files. */
export function createServer(docs: Docs): McpServer {
  const products = [...new Set(docs.versions.map(({ product }) => product))];
  const server = new McpServer(
    { name: 'toolpad-docs', title: 'Toolpad documentation', version },
    {
      instructions: `Documentation of ${docs.versions.map(nameOf).join(', ')}. Start with search_docs. Before you write code, read the reference with get_api and a complete example with get_demo, in the version that the project has installed. diff_api lists what changed between releases of @toolpad/core, and leave_core what replaces its imports without it.`,
    },
  );

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Searches guides, API references, props, types, and error messages. Returns titles, URLs, and excerpts.',
      inputSchema: z.object({
        query: text('A few words, a name, or an error message.'),
        product: z.enum(products).nullish().describe('Default: all products.'),
        version: versionInput,
        limit: optionalNumber('Pages, at most 20. Default: 8.'),
        part,
      }),
      annotations,
    },
    (args) => respond(() => searchDocs(docs, args), args.part),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown, or a section of it.',
      inputSchema: z.object({
        path: text('Path or URL from search_docs, such as `/toolpad/core/react-crud/`.'),
        section: optionalText('Heading, or `#` with an anchor.'),
        part,
      }),
      annotations,
    },
    (args) => respond(() => getPage(docs, args), args.part),
  );
  server.registerTool(
    'get_api',
    {
      title: 'Read an API reference',
      description:
        'Returns the reference of a component, hook, function, or type: import, props, slots, CSS classes, and types.',
      inputSchema: z.object({
        symbol: text('Exported name, such as `Crud`, `useDialogs`, or `DataSource`.'),
        version: versionInput,
        part,
      }),
      annotations,
    },
    (args) => respond(() => getApi(docs, args), args.part),
  );
  server.registerTool(
    'get_demo',
    {
      title: 'Read a demo',
      description:
        'Returns all files of a demo, which runs as it is, and the versions of its packages.',
      inputSchema: z.object({
        name: text('Name, such as `CrudBasic`; for another version, `core/v0.16.0/CrudBasic`.'),
        variant: optionalText('TS or JS. Default: TS.'),
        part,
      }),
      annotations,
    },
    (args) => respond(() => getDemo(docs, args), args.part),
  );
  server.registerTool(
    'diff_api',
    {
      title: 'Compare releases',
      description:
        'Lists what changed between two releases of @toolpad/core: exports, props, slots, types, and behavior.',
      inputSchema: z.object({
        from: text('Older release, such as `0.14.0`.'),
        to: text('Newer release, such as `0.16.0`.'),
        symbol: optionalText('Only the changes of this component, hook, or type.'),
        part,
      }),
      annotations,
    },
    (args) => respond(() => diffApi(docs, args), args.part),
  );
  server.registerTool(
    'leave_core',
    {
      title: 'Replace Toolpad Core',
      description:
        'Lists what replaces each import of @toolpad/core in a file on plain Material UI 9, and the props it uses that have no counterpart.',
      inputSchema: z.object({
        code: z.string().min(1).max(100_000).describe('Content of the file.'),
        file: text('Its name, such as `App.tsx`: only .ts files contain no JSX.').optional(),
        part,
      }),
      annotations,
    },
    (args) => respond(() => leaveCore(docs, args), args.part),
  );
  return server;
}
