import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';
import type { SourceModule } from './parseModule';

type TypedSource = Pick<SourceModule, 'file' | 'source' | 'types'>;

/** Also removes the comments and lines of type statements, and one adjacent blank line. */
export function withoutTypeStatements({ source, types }: Omit<TypedSource, 'file'>): string {
  return types.reduceRight((text, { from, to }) => {
    const before = text.slice(0, from).replace(/[ \t]+$/, '');
    const after = text.slice(to).replace(/^[ \t]*\n/, '');
    const blankBefore = before === '' || before.endsWith('\n\n');
    return before + (blankBefore ? after.replace(/^\n+/, '') : after);
  }, source);
}

const withoutTypes = (source: string, filePath: string) =>
  transform(source, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
    filePath,
  }).code;

/** JavaScript with the lines of the source. */
export function eraseTypes({ file, source, types }: TypedSource): string {
  const blank = (text: string, { from, to }: (typeof types)[number]) =>
    text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '') + text.slice(to);
  return withoutTypes(types.reduceRight(blank, source), file);
}

/** Derives formatted JavaScript. @throws SyntaxError with the line */
export async function deriveJs(module: TypedSource, style: Options): Promise<string> {
  const code = withoutTypes(withoutTypeStatements(module), module.file);
  // Code without types is formatted directly.
  if (code === module.source) return code;
  return format(code, { ...style, parser: 'babel', plugins: [babel, estree] });
}
