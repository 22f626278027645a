import { transform, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';

/**
 * Keys of a catalogue that sources ask for: those they quote, and those that begin like one of their templates: `feedback.${result}`
 * means every key that starts with `feedback.`.
 */
export function usedKeys(sources: readonly string[], keys: readonly string[]): string[] {
  const text = sources.join('\n');
  const prefixes = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix);
  return keys.filter(
    (key) =>
      text.includes(`'${key}'`) ||
      text.includes(`"${key}"`) ||
      prefixes.some((prefix) => key.startsWith(prefix)),
  );
}

type Texts = Record<string, string>;

async function textsOf(file: string): Promise<Texts> {
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', format: 'cjs' });
  const module = { exports: {} as { en?: Texts; default?: Texts } };
  runInNewContext(code, { module });
  const texts = module.exports.en ?? module.exports.default;
  if (!texts) throw new Error(`${file} exports no catalog: write \`export default { … }\`.`);
  return texts;
}

/** Leaves in the catalogues of a bundle what its own sources ask for: a page's scripts need a fifth of all texts. */
export function onlyUsedTexts(catalogues: readonly string[], sources: readonly string[]): Plugin {
  return {
    name: 'only-used-texts',
    setup(build) {
      build.onLoad({ filter: /[\\/]i18n[\\/][a-z]{2}\.ts$/ }, async ({ path: file }) => {
        if (!catalogues.includes(file)) return undefined;
        const texts = await textsOf(file);
        const code = await Promise.all(
          sources
            .filter((source) => !catalogues.includes(source))
            .map((source) => readFile(source, 'utf8')),
        );
        const used = Object.fromEntries(
          usedKeys(code, Object.keys(texts)).map((key) => [key, texts[key]]),
        );
        const contents = `const texts = ${JSON.stringify(used)};\nexport { texts as en, texts as default };\n`;
        return { contents, loader: 'js' };
      });
    },
  };
}
