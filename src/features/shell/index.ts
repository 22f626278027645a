export { CategoryPage, DocPage } from './DocPage';
export { Logo } from './Header';
export { PageFrame } from './PageFrame';
export { PageHead } from './PageHead';
export { DocsLayout } from './Sidebar';
