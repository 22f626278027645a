/**
 * Loader for pages and demos that don't exist, with their path as the query. A page doesn't compile,
 * so that open pages don't change until its route is removed. A demo compiles to a module that
 * throws, because it isn't loaded unless a page places it.
 */
module.exports = function deletedPage() {
  const file = this.resourceQuery.slice(1);
  const message = `The ${/\.mdx?$/.test(file) ? 'page' : 'file'} ${file} was deleted.`;
  if (/\.mdx?$/.test(file)) throw Object.assign(new Error(message), { hideStack: true });
  return `throw new Error(${JSON.stringify(message)});`;
};
