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

/** Derives formatted JavaScript. @throws SyntaxError with the line */
export async function deriveJs(module: TypedSource, style: Options): Promise<string> {
  const { code } = transform(withoutTypeStatements(module), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
    filePath: module.file,
  });
  // Code without types is formatted directly.
  if (code === module.source) return code;
  return format(code, { ...style, parser: 'babel', plugins: [babel, estree] });
}
