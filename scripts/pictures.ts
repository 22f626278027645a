/** `npm run pictures -- [scene…] [--mode light|dark]`: takes the screenshots of scenes again. */
import { modes } from '../tools/pictures/manifest';
import { takePictures } from '../tools/pictures/takePictures';
import { runMain } from '../tools/report';
import { oneOf, readOptions } from '../tools/setup/index.mjs';

const usage = 'npm run pictures -- [scene…] [--mode light|dark]';
const { values, positionals } = readOptions(
  { allowPositionals: true, options: { mode: { type: 'string' } } },
  usage,
);

runMain(() =>
  takePictures(
    positionals,
    values.mode === undefined ? undefined : oneOf(values.mode, modes, '--mode', usage),
  ),
);
