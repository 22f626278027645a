export { CategoryPage, DocPage } from './DocPage';
export { PageFrame } from './PageFrame';
export { PageHead } from './PageHead';
export { DocsLayout } from './Sidebar';
