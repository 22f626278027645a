import { createFsFromVolume, Volume } from 'memfs';

/**
 * Settings by which `npm start` reads a bundle at once when it is asked for: as a stream, one that
 * is written anew meanwhile is sent with the length of the old one, and its page stays blank
 * ("Invalid or unexpected token").
 * @see https://github.com/webpack/webpack-dev-middleware/blob/v7.4.6/src/utils/compatibleAPI.js
 *   `createReadStreamOrReadFileSync`
 */
export const answerWhole = () => ({
  devServer: {
    devMiddleware: {
      outputFileSystem: { ...createFsFromVolume(new Volume()), createReadStream: undefined },
    },
  },
});
