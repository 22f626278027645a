/** Code that readers can copy: components for pages. `./script` is for the page script. */
export { CodeBlock, InlineCommand } from './CodeBlock';
export { Choices, CodeTabs, VariantSwitch } from './CodeTabs';
