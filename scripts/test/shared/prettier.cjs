/** See nodeEnvironment.ts. */
module.exports = requireShared('prettier');
