/**
 * Shares the package between test files, see nodeEnvironment.ts. Node.js before 20.19 needs tsx to
 * load it with `require`, because it is an ES module.
 */
const { require: load } = globalThis.requireShared('tsx/cjs/api');
module.exports = load('typescript-native/unstable/sync', __filename);
