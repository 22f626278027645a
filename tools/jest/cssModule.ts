/** Mock of CSS modules for unit tests. Each class name maps to itself. */
const classNames = new Proxy<Record<string, string>>(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
