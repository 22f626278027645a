/** Loader for pages that don't exist, with their path as the query. */
module.exports = function deletedPage() {
  throw new Error(`The page ${this.resourceQuery.slice(1)} was deleted.`);
};
