export { AnnouncementBar } from './AnnouncementBar';
export { CategoryPage, DocPage, MarkdownPage } from './DocPage';
export { Footer } from './Footer';
export { Header, HeaderSearch } from './Header';
export { NavbarDropdown, NavbarLink, ProductSwitch } from './NavbarItems';
export { PageFrame } from './PageFrame';
export { PageHead } from './PageHead';
export { DocsLayout } from './Sidebar';
