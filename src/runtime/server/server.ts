import { readdirSync } from 'node:fs';
import routesChunkNames from '@generated/routesChunkNames';
import { inputsOf, renderedPage } from './renderedPages';
import { addSheetComment, readSheets } from './sheets';

/** Folders, set by the build: its root, the server's chunks, and the previous build's pages. */
declare const BUILD_ROOT: string;
declare const SERVER_CHUNKS: string;
declare const RENDERED_PAGES: string;

type Render = (request: {
  pathname: string;
  v4RemoveLegacyPostBuildHeadAttribute: boolean;
}) => Promise<{ html: string }>;

const sheets = readSheets(BUILD_ROOT);
const inputs = inputsOf(readdirSync(SERVER_CHUNKS), routesChunkNames);

/**
 * Docusaurus' server entry with a cache: a page is taken from the previous build if its chunks
 * haven't changed. If no page has changed, the application isn't loaded at all.
 * @see @docusaurus/core/lib/ssg/ssgRenderer.js
 */
const render: Render = async (request) => {
  const page = await renderedPage(
    RENDERED_PAGES,
    request.pathname,
    inputs(request.pathname),
    async () => {
      const { default: renderPage } = await import('@docusaurus/core/lib/client/serverEntry');
      return (renderPage as Render)(request);
    },
  );
  return { ...page, html: addSheetComment(page.html, sheets) };
};

export default render;
