export { PageHead } from './PageHead';
export { CategoryPage } from './CategoryPage';
export { DocPage } from './DocPage';
export { DocsLayout } from './DocsLayout';
export { Logo } from './Header';
export { PageFrame } from './PageFrame';
