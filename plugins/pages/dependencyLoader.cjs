/** Loader: adds the files that a page was made from to what the bundler watches. */
module.exports = function addDependencies(compiled) {
  for (const file of this.getOptions().filesOf(this.resourcePath)) this.addDependency(file);
  return compiled;
};
