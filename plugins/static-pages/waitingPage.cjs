/**
 * Webpack loader that compiles a page that no browser has requested to an empty module. Requests
 * for the page compile it before it's served, so this module never runs.
 */
module.exports = (compiled) => compiled;
module.exports.pitch = function pitch() {
  if (!this.getOptions().isWaiting(this.resourcePath)) return undefined;
  this.addDependency(this.resourcePath);
  return 'export default undefined;';
};
