import { createFsFromVolume, Volume } from 'memfs';

/**
 * Settings for `npm start` that read a requested bundle at once instead of as a stream: a stream
 * sends a bundle that's rewritten meanwhile with the length of the old one, and the page remains
 * blank ("Invalid or unexpected token").
 * @see https://github.com/webpack/webpack-dev-middleware/blob/v7.4.6/src/utils/compatibleAPI.js
 * `createReadStreamOrReadFileSync`
 */
export const unstreamedResponses = () => ({
  devServer: {
    devMiddleware: {
      outputFileSystem: { ...createFsFromVolume(new Volume()), createReadStream: undefined },
    },
  },
});
