/**
 * Loader for Docusaurus' list of routes. Removes the IDs of modules, which only its single-page app
 * uses: getting the ID of a page compiles the page.
 * @see @docusaurus/core/lib/server/codegen/codegenRoutes.js
 */
module.exports = (source) => source.replace(/require\.resolveWeak(?=\()/g, 'String');
