/** Stands in for CSS modules in unit tests: each class name is its own name. */
const classNames = new Proxy<Record<string, string>>(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
