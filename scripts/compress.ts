/**
 * `npx tsx scripts/compress.ts [FOLDER]`: compresses a build (`build/` by default) for servers
 * that send compressed files as they are, such as nginx.
 */
import { compressFiles } from '../tools/deploy';

const [root = 'build'] = process.argv.slice(2);
void compressFiles(root).then((count) => console.log(`Compressed ${count} files in ${root}.`));
