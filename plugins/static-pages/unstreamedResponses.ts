import { createFsFromVolume, Volume } from 'memfs';

/**
 * Reads a bundle at once instead of as a stream, which sends a bundle that's rewritten meanwhile
 * with the length of the old one, and the page remains blank.
 * @see https://github.com/webpack/webpack-dev-middleware/blob/v7.4.6/src/utils/compatibleAPI.js
 */
export const unstreamedResponses = () => ({
  devServer: {
    devMiddleware: {
      outputFileSystem: { ...createFsFromVolume(new Volume()), createReadStream: undefined },
    },
  },
});
