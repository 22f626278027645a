/** Webpack loader that registers the files a page depends on. */
module.exports = function addDependencies(compiled) {
  for (const file of this.getOptions().filesOf(this.resourcePath)) this.addDependency(file);
  return compiled;
};
