import type { CssClasses } from './overrides.types';

const reason =
  'Types know nothing of the elements that are rendered. A test renders the component and finds each class.';

/**
 * CSS classes of Material UI and MUI X that the components render. They have no class names of
 * their own.
 */
export const cssClasses: CssClasses[] = [
  {
    component: 'Account',
    reason,
    classes: [
      { name: 'MuiIconButton-root', description: 'The avatar button that opens the menu.' },
      { name: 'MuiPopover-root', description: 'The open menu, at the end of `body`.' },
      { name: 'MuiPopover-paper', description: 'The surface of the menu.' },
    ],
  },
  {
    component: 'AccountPopoverFooter',
    reason,
    classes: [{ name: 'MuiBox-root', description: 'The row itself.' }],
  },
  {
    component: 'AccountPopoverHeader',
    reason,
    classes: [{ name: 'MuiStack-root', description: 'The stack itself.' }],
  },
  {
    component: 'AccountPreview',
    reason,
    classes: [
      { name: 'MuiAvatar-root', description: 'The picture or letter of the user.' },
      { name: 'MuiIconButton-root', description: 'The trigger.' },
    ],
  },
  {
    component: 'CrudForm',
    reason,
    classes: [
      { name: 'MuiTextField-root', description: 'The input of a text or number field.' },
      { name: 'MuiButton-root', description: 'The submit button.' },
    ],
  },
  {
    component: 'Create',
    reason,
    classes: [
      { name: 'MuiTextField-root', description: 'The input of a text or number field.' },
      { name: 'MuiButton-root', description: 'The submit button.' },
    ],
  },
  {
    component: 'DashboardLayout',
    reason,
    classes: [
      { name: 'MuiAppBar-root', description: 'The header.' },
      { name: 'MuiDrawer-root', description: 'The sidebar; one for each width.' },
      { name: 'MuiListSubheader-root', description: 'A heading of the navigation.' },
      {
        name: 'MuiListItemButton-root',
        description: 'An item of the navigation. The active one has `.Mui-selected` too.',
      },
      { name: 'MuiDivider-root', description: 'A divider of the navigation.' },
    ],
  },
  {
    component: 'List',
    reason,
    classes: [
      {
        name: 'MuiDataGrid-root',
        description: 'The data grid, whose own classes are those of MUI X.',
      },
      { name: 'MuiButton-root', description: 'The create button.' },
    ],
  },
  {
    component: 'NotificationsProvider',
    reason,
    classes: [{ name: 'MuiSnackbar-root', description: 'The notification in view.' }],
  },
  {
    component: 'PageContainer',
    reason,
    classes: [
      { name: 'MuiContainer-root', description: 'The outermost element.' },
      { name: 'MuiStack-root', description: 'The column inside it, header and content.' },
    ],
  },
  {
    component: 'PageHeader',
    reason,
    classes: [
      { name: 'MuiBreadcrumbs-root', description: 'The breadcrumbs.' },
      { name: 'MuiTypography-h4', description: 'The title.' },
    ],
  },
  {
    component: 'Show',
    reason,
    classes: [
      { name: 'MuiGrid-container', description: 'The grid of fields.' },
      { name: 'MuiPaper-root', description: 'The card of a field.' },
    ],
  },
  {
    component: 'SignInButton',
    reason,
    classes: [{ name: 'MuiButton-root', description: 'The button itself.' }],
  },
  {
    component: 'SignInPage',
    reason,
    classes: [
      { name: 'MuiContainer-root', description: 'The column that holds the form.' },
      { name: 'MuiTextField-root', description: 'The e-mail and password fields.' },
      {
        name: 'MuiButton-root',
        description: "A provider's button, and the submit button of a form.",
      },
      { name: 'MuiFormControlLabel-root', description: 'The remember-me checkbox and its label.' },
    ],
  },
  {
    component: 'SignOutButton',
    reason,
    classes: [{ name: 'MuiButton-root', description: 'The button itself.' }],
  },
  {
    component: 'ThemeSwitcher',
    reason,
    classes: [{ name: 'MuiIconButton-root', description: 'The button itself.' }],
  },
  {
    component: 'ToolbarActions',
    reason,
    classes: [{ name: 'MuiStack-root', description: 'The row around the theme switcher.' }],
  },
];
