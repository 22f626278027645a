/** Shares the package between test files, see nodeEnvironment.ts. */
module.exports = globalThis.requireShared('typescript');
