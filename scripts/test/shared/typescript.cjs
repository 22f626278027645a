/** See nodeEnvironment.ts. */
module.exports = requireShared('typescript');
