import { createRequire } from 'node:module';
import path from 'node:path';
import { unstreamedResponses } from './unstreamedResponses';

const middleware = path.dirname(createRequire(__filename).resolve('webpack-dev-middleware'));
const { createReadStreamOrReadFileSync: read } = createRequire(__filename)(
  path.join(middleware, 'utils/compatibleAPI.js'),
) as {
  createReadStreamOrReadFileSync(
    file: string,
    fileSystem: object,
    start: number,
    end: number,
  ): { bufferOrStream: unknown; byteLength: number };
};

it('sends the current bundle instead of the length that it had before', () => {
  const files = unstreamedResponses().devServer.devMiddleware.outputFileSystem;
  files.writeFileSync('/main.js', 'old');
  files.writeFileSync('/main.js', 'new and longer');
  const { bufferOrStream, byteLength } = read('/main.js', files, 0, 'old'.length - 1);
  expect(String(bufferOrStream)).toBe('new and longer');
  expect(byteLength).toBe(14);
});
