/** Code that can be copied: what pages place. The page script takes `./script`. */
export { CodeBlock, type CodeBlockProps } from './CodeBlock';
export { InlineCommand } from './InlineCommand';
