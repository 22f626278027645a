/** The package as the worker has it: nodeEnvironment.ts. It is an ES module, which Node.js below 20.19 loads here with the help of tsx alone. */
const { require: load } = globalThis.requireShared('tsx/cjs/api');
module.exports = load('typescript-native/unstable/sync', __filename);
