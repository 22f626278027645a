/** The package as the worker has it: nodeEnvironment.ts. */
module.exports = globalThis.requireShared('typescript');
