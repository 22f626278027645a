import type ts from 'typescript';
import type { ApiRefs } from '../../src/site/api';
import type { ReadContext } from './members';
import { mentionsIn, toRefs, typeText, type TypeMention } from './typeText';

export interface ReadHook {
  signatures: { text: string; refs: ApiRefs }[];
  typeParameters: string;
  mentions: TypeMention[];
}

/** Reads all call signatures of a hook, in the order in which they are declared. */
export function readHook(context: ReadContext, name: string, symbol: ts.Symbol): ReadHook {
  const declared = context.pkg.checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .flatMap((signature) => signature.getDeclaration() ?? []);
  const read = declared.map((node) => {
    const generics = node.typeParameters?.map((parameter) => parameter.getText()).join(', ');
    const parameters = node.parameters.map(typeText).join(', ');
    const mentions = mentionsIn(context.pkg, node);
    return {
      mentions,
      generics: generics ? `<${generics}>` : '',
      signature: {
        text: `${name}${generics ? `<${generics}>` : ''}(${parameters}): ${node.type ? typeText(node.type) : 'void'}`,
        refs: toRefs(mentions, context.hrefOf),
      },
    };
  });
  return {
    signatures: read.map(({ signature }) => signature),
    typeParameters: read[0]?.generics ?? '',
    mentions: read.flatMap(({ mentions }) => mentions),
  };
}
