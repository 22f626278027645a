/** Loader for the data of a demo. `renderOnDemand` in `render.ts` passes the function that creates it. */
module.exports = function demoData() {
  // The function also writes the source that browsers load.
  this.cacheable(false);
  const done = this.async();
  this.getOptions()
    .render(this.resourcePath)
    .then((data) => done(null, JSON.stringify(data)), done);
};
