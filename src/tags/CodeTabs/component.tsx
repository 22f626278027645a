export { CodeTabs as default } from '@site/src/mdx/CodeTabs';
