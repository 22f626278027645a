/** IDs of elements around the content of a page. Headings on pages can't have these IDs. */
export const elementIds = {
  header: 'header',
  /** Element that "Skip to content" leads to. */
  content: 'content',
  /** Side navigation: a popover on phones, a column on desktops. */
  navigation: 'site-navigation',
  products: 'product-menu',
  moreLinks: 'more-links',
  /** Menu beside the title. */
  pageMenu: 'page-menu',
  feedback: 'feedback',
  feedbackQuestion: 'feedback-question',
} as const;
