/**
 * The two navigation trees, in reading order. `pathname` is the page's address without the trailing slash; a page joins the sidebar as
 * soon as a file with that slug exists. Groups have a `title`, headings inside a group a `subheader`.
 */
import type { PageTreeEntry } from './plugins/navigation/pageTree';

export const coreTree: PageTreeEntry[] = [
  {
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation', title: 'Installation' },
      { pathname: '/toolpad/core/introduction/base-concepts', title: 'Base concepts' },
      { pathname: '/toolpad/core/introduction/tutorial', title: 'Tutorial' },
      { pathname: '/toolpad/core/introduction/examples', title: 'Examples', newFeature: true },
      { pathname: '/toolpad/core/introduction/roadmap', title: 'Roadmap' },
      { pathname: '/toolpad/core/introduction/support', title: 'Support' },
    ],
  },
  {
    title: 'Integrations',
    children: [
      { pathname: '/toolpad/core/integrations/nextjs-approuter', title: 'Next.js App Router' },
      { pathname: '/toolpad/core/integrations/nextjs-pagesrouter', title: 'Next.js Pages Router' },
      { pathname: '/toolpad/core/integrations/react-router', title: 'Vite with React Router' },
    ],
  },
  {
    title: 'Components',
    children: [
      { pathname: '/toolpad/core/all-components', title: 'All components' },
      {
        subheader: 'Provider',
        children: [{ pathname: '/toolpad/core/react-app-provider', title: 'App Provider' }],
      },
      {
        subheader: 'Layout',
        children: [
          { pathname: '/toolpad/core/react-dashboard-layout', title: 'Dashboard Layout' },
          { pathname: '/toolpad/core/react-page-container', title: 'Page Container' },
        ],
      },
      {
        subheader: 'Authentication',
        children: [
          { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in Page' },
          { pathname: '/toolpad/core/react-account', title: 'Account' },
        ],
      },
      {
        subheader: 'Data',
        children: [{ pathname: '/toolpad/core/react-crud', title: 'CRUD', newFeature: true }],
      },
      {
        subheader: 'Utils',
        children: [
          { pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' },
          { pathname: '/toolpad/core/react-use-notifications', title: 'useNotifications' },
          { pathname: '/toolpad/core/react-use-session', title: 'useSession' },
          { pathname: '/toolpad/core/react-persistent-state', title: 'Persisted state' },
        ],
      },
    ],
  },
  {
    title: 'APIs',
    children: [
      {
        subheader: 'Components',
        children: [
          { pathname: '/toolpad/core/api/account', title: 'Account' },
          { pathname: '/toolpad/core/api/account-popover-footer', title: 'AccountPopoverFooter' },
          { pathname: '/toolpad/core/api/account-popover-header', title: 'AccountPopoverHeader' },
          { pathname: '/toolpad/core/api/account-preview', title: 'AccountPreview' },
          { pathname: '/toolpad/core/api/app-provider', title: 'AppProvider' },
          { pathname: '/toolpad/core/api/create', title: 'Create' },
          { pathname: '/toolpad/core/api/crud', title: 'Crud' },
          { pathname: '/toolpad/core/api/crud-form', title: 'CrudForm' },
          { pathname: '/toolpad/core/api/crud-provider', title: 'CrudProvider' },
          { pathname: '/toolpad/core/api/dashboard-layout', title: 'DashboardLayout' },
          { pathname: '/toolpad/core/api/dialogs-provider', title: 'DialogsProvider' },
          { pathname: '/toolpad/core/api/edit', title: 'Edit' },
          { pathname: '/toolpad/core/api/list', title: 'List' },
          { pathname: '/toolpad/core/api/localization-provider', title: 'LocalizationProvider' },
          { pathname: '/toolpad/core/api/notifications-provider', title: 'NotificationsProvider' },
          { pathname: '/toolpad/core/api/page-container', title: 'PageContainer' },
          { pathname: '/toolpad/core/api/page-header', title: 'PageHeader' },
          { pathname: '/toolpad/core/api/page-header-toolbar', title: 'PageHeaderToolbar' },
          { pathname: '/toolpad/core/api/show', title: 'Show' },
          { pathname: '/toolpad/core/api/sign-in-button', title: 'SignInButton' },
          { pathname: '/toolpad/core/api/sign-in-page', title: 'SignInPage' },
          { pathname: '/toolpad/core/api/sign-out-button', title: 'SignOutButton' },
          { pathname: '/toolpad/core/api/theme-switcher', title: 'ThemeSwitcher' },
          { pathname: '/toolpad/core/api/toolbar-actions', title: 'ToolbarActions' },
        ],
      },
      {
        subheader: 'Hooks',
        children: [
          { pathname: '/toolpad/core/react-use-notifications/api', title: 'useNotifications' },
          { pathname: '/toolpad/core/react-use-dialogs/api', title: 'useDialogs' },
          {
            pathname: '/toolpad/core/react-persistent-state/use-local-storage-state-api',
            title: 'useLocalStorageState',
          },
          { pathname: '/toolpad/core/react-use-session/api', title: 'useSession' },
          {
            pathname: '/toolpad/core/react-persistent-state/use-session-storage-state-api',
            title: 'useSessionStorageState',
          },
        ],
      },
    ],
  },
];

export const studioTree: PageTreeEntry[] = [
  {
    title: 'Getting Started',
    children: [
      { pathname: '/toolpad/studio/getting-started', title: 'Overview' },
      { pathname: '/toolpad/studio/getting-started/installation', title: 'Installation' },
      { pathname: '/toolpad/studio/getting-started/why-toolpad', title: 'Why Toolpad Studio?' },
      { pathname: '/toolpad/studio/getting-started/first-app', title: 'Build your first app' },
      {
        subheader: 'Examples',
        children: [
          { pathname: '/toolpad/studio/examples', title: 'Overview' },
          { pathname: '/toolpad/studio/examples/npm-stats', title: 'npm stats' },
          { pathname: '/toolpad/studio/examples/basic-crud-app', title: 'Basic CRUD application' },
          { pathname: '/toolpad/studio/examples/qr-generator', title: 'QR Code generator' },
        ],
      },
      { pathname: '/toolpad/studio/getting-started/roadmap', title: 'Roadmap' },
      { pathname: '/toolpad/studio/getting-started/support', title: 'Support' },
      {
        pathname: '/toolpad/studio/getting-started/moving-to-core',
        title: 'Moving from Studio to Core',
      },
    ],
  },
  {
    title: 'Concepts',
    children: [
      { pathname: '/toolpad/studio/concepts/building-ui', title: 'Building UI' },
      {
        subheader: 'Connecting to data',
        children: [
          { pathname: '/toolpad/studio/concepts/queries', title: 'Overview' },
          { pathname: '/toolpad/studio/concepts/http-requests', title: 'HTTP requests' },
          { pathname: '/toolpad/studio/concepts/custom-functions', title: 'Custom functions' },
          { pathname: '/toolpad/studio/concepts/data-providers', title: 'Data providers' },
        ],
      },
      { pathname: '/toolpad/studio/concepts/data-binding', title: 'Data binding' },
      { pathname: '/toolpad/studio/concepts/event-handling', title: 'Event handling' },
      { pathname: '/toolpad/studio/concepts/file-structure', title: 'File structure' },
      { pathname: '/toolpad/studio/concepts/deployment', title: 'Deployment' },
      { pathname: '/toolpad/studio/concepts/custom-components', title: 'Custom components' },
      { pathname: '/toolpad/studio/concepts/theming', title: 'Theming' },
      { pathname: '/toolpad/studio/concepts/page-properties', title: 'Page properties' },
      {
        subheader: 'Authorization',
        children: [
          { pathname: '/toolpad/studio/concepts/authentication', title: 'Authentication' },
          { pathname: '/toolpad/studio/concepts/rbac', title: 'Role-based access control' },
        ],
      },
      { pathname: '/toolpad/studio/concepts/custom-server', title: 'Custom server' },
    ],
  },
  {
    title: 'Components',
    children: [
      { pathname: '/toolpad/studio/components/button', title: 'Button' },
      { pathname: '/toolpad/studio/components/data-grid', title: 'Data Grid' },
      { pathname: '/toolpad/studio/components/list', title: 'List' },
      { pathname: '/toolpad/studio/components/date-picker', title: 'Date Picker' },
      { pathname: '/toolpad/studio/components/text-field', title: 'Text Field' },
    ],
  },
  {
    title: 'How-to guides',
    children: [
      {
        subheader: 'Connect to datasource',
        children: [
          { pathname: '/toolpad/studio/how-to-guides/connect-to-databases', title: 'MySQL' },
          {
            pathname: '/toolpad/studio/how-to-guides/connect-to-googlesheets',
            title: 'Google Sheets',
          },
        ],
      },
      {
        subheader: 'Deployment',
        children: [
          { pathname: '/toolpad/studio/how-to-guides/render-deploy', title: 'Deploy to Render' },
          { pathname: '/toolpad/studio/how-to-guides/railway-deploy', title: 'Deploy to Railway' },
          { pathname: '/toolpad/studio/how-to-guides/gcp-deploy', title: 'Deploy to Google Cloud' },
        ],
      },
      {
        subheader: 'Create custom components',
        children: [
          { pathname: '/toolpad/studio/how-to-guides/map-display', title: 'Map component' },
          { pathname: '/toolpad/studio/how-to-guides/cube-component', title: '3D cube component' },
        ],
      },
      {
        subheader: 'Miscellaneous',
        children: [
          {
            pathname: '/toolpad/studio/how-to-guides/customize-datagrid',
            title: 'Customize data grids',
          },
          {
            pathname: '/toolpad/studio/how-to-guides/delete-datagrid-row',
            title: 'Delete a data grid row',
          },
          {
            pathname: '/toolpad/studio/how-to-guides/embed-pages',
            title: 'Embedding Toolpad Studio pages',
          },
          { pathname: '/toolpad/studio/how-to-guides/basic-auth', title: 'Enable basic auth' },
          {
            pathname: '/toolpad/studio/how-to-guides/editor-path',
            title: 'Troubleshoot missing editor',
          },
        ],
      },
    ],
  },
  {
    title: 'Reference',
    children: [
      { pathname: '/toolpad/studio/reference/file-schema', title: 'File schema' },
      {
        subheader: 'Components',
        children: [
          { pathname: '/toolpad/studio/reference/components', title: 'Index' },
          {
            subheader: 'Components',
            children: [
              {
                pathname: '/toolpad/studio/reference/components/autocomplete',
                title: 'Autocomplete',
              },
              { pathname: '/toolpad/studio/reference/components/button', title: 'Button' },
              { pathname: '/toolpad/studio/reference/components/chart', title: 'Chart' },
              { pathname: '/toolpad/studio/reference/components/checkbox', title: 'Checkbox' },
              { pathname: '/toolpad/studio/reference/components/container', title: 'Container' },
              { pathname: '/toolpad/studio/reference/components/data-grid', title: 'DataGrid' },
              { pathname: '/toolpad/studio/reference/components/date-picker', title: 'DatePicker' },
              { pathname: '/toolpad/studio/reference/components/file-picker', title: 'FilePicker' },
              { pathname: '/toolpad/studio/reference/components/form', title: 'Form' },
              { pathname: '/toolpad/studio/reference/components/image', title: 'Image' },
              { pathname: '/toolpad/studio/reference/components/list', title: 'List' },
              { pathname: '/toolpad/studio/reference/components/metric', title: 'Metric' },
              { pathname: '/toolpad/studio/reference/components/page-column', title: 'PageColumn' },
              { pathname: '/toolpad/studio/reference/components/page-row', title: 'PageRow' },
              { pathname: '/toolpad/studio/reference/components/paper', title: 'Paper' },
              { pathname: '/toolpad/studio/reference/components/select', title: 'Select' },
              { pathname: '/toolpad/studio/reference/components/spacer', title: 'Spacer' },
              { pathname: '/toolpad/studio/reference/components/stack', title: 'Stack' },
              { pathname: '/toolpad/studio/reference/components/tabs', title: 'Tabs' },
              { pathname: '/toolpad/studio/reference/components/text', title: 'Text' },
              { pathname: '/toolpad/studio/reference/components/text-field', title: 'TextField' },
            ],
          },
        ],
      },
      {
        subheader: 'API',
        children: [
          { pathname: '/toolpad/studio/reference/api', title: 'Index' },
          {
            subheader: 'Functions',
            children: [
              {
                pathname: '/toolpad/studio/reference/api/create-component',
                title: 'createComponent',
              },
              {
                pathname: '/toolpad/studio/reference/api/create-data-provider',
                title: 'createDataProvider',
              },
              {
                pathname: '/toolpad/studio/reference/api/create-function',
                title: 'createFunction',
              },
              { pathname: '/toolpad/studio/reference/api/create-handler', title: 'createHandler' },
              { pathname: '/toolpad/studio/reference/api/get-context', title: 'getContext' },
            ],
          },
        ],
      },
    ],
  },
];
