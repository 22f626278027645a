/**
 * Sidebars of both products in reading order, in Docusaurus' format. A page is listed by its ID
 * (its file in `docs-<product>` without extension), with a `label` if it differs from the page's
 * title. A category inside a category is a heading; `newFeature` adds a badge. Categories with the
 * same label need a `key`, by which catalogs of other languages name them.
 * `docs-<product>/sidebars.ts` exports each sidebar for its docs instance. Pages of a next version
 * are listed as well; the current version omits them.
 * @see https://docusaurus.io/docs/sidebar/items
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const core: SidebarsConfig = {
  core: [
    {
      type: 'category',
      label: 'Introduction',
      items: [
        { type: 'doc', id: 'introduction/overview', label: 'Overview' },
        'introduction/tasks',
        'introduction/project-status',
        'introduction/installation',
        'introduction/base-concepts',
        'introduction/tutorial/index',
        {
          type: 'doc',
          id: 'introduction/examples',
          label: 'Examples',
          customProps: { newFeature: true },
        },
        'templates/orders',
        'introduction/playground/index',
        'introduction/ai-assistants',
        'introduction/roadmap',
        'introduction/support',
        'introduction/upgrading',
        'introduction/release-notes',
        'introduction/api-changes',
        'introduction/choosing',
        'introduction/faq',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      items: [
        'integrations/nextjs-approuter',
        'integrations/nextjs-pagesrouter',
        { type: 'doc', id: 'integrations/react-router/index', label: 'Vite with React Router' },
        { type: 'doc', id: 'integrations/tanstack-router', label: 'Vite with TanStack Router' },
        'integrations/other-routers',
      ],
    },
    {
      type: 'category',
      label: 'Components',
      items: [
        { type: 'doc', id: 'components/all-components', label: 'All components' },
        { type: 'category', label: 'Provider', items: ['components/app-provider/index'] },
        {
          type: 'category',
          label: 'Layout',
          items: ['components/dashboard-layout/index', 'components/page-container/index'],
        },
        {
          type: 'category',
          label: 'Authentication',
          items: [
            'components/sign-in-page/index',
            'components/sign-in-customization/index',
            'components/account/index',
          ],
        },
        {
          type: 'category',
          label: 'Data',
          items: [
            {
              type: 'doc',
              id: 'components/crud/index',
              label: 'CRUD',
              customProps: { newFeature: true },
            },
            'components/crud-data-sources/index',
            'components/crud-forms/index',
            { type: 'doc', id: 'components/crud-fields/index', label: 'CRUD field types' },
            'components/crud-subcomponents/index',
          ],
        },
        {
          type: 'category',
          label: 'Utils',
          items: [
            'components/use-dialogs/index',
            'components/use-notifications/index',
            'components/use-session/index',
            'components/use-navigation/index',
            { type: 'doc', id: 'components/persistent-state/index', label: 'Persisted state' },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        'guides/sidebar-and-header/index',
        'guides/list-in-practice/index',
        'guides/data-sources/index',
        'guides/crud-tanstack-query/index',
        'guides/crud-nextjs-sqlite',
        'guides/errors-and-unsaved-changes/index',
        'guides/sessions-react-router',
        'guides/sessions-nextjs',
        'guides/magic-link-and-passkey',
        'guides/sign-up-and-reset/index',
        'guides/authentication-services',
        'guides/localization',
        'guides/accessibility',
        'guides/testing',
        'guides/bundle-size',
        'guides/content-security-policy',
        'guides/deploying',
      ],
    },
    {
      type: 'category',
      label: 'Leaving Core',
      items: [
        { type: 'doc', id: 'leaving/overview', label: 'Overview' },
        {
          type: 'doc',
          id: 'leaving/dialogs-and-notifications/index',
          label: 'Dialogs and notifications',
        },
        {
          type: 'doc',
          id: 'leaving/storage-theme-and-language/index',
          label: 'Storage, theme, and language',
        },
        { type: 'doc', id: 'leaving/account-and-sign-in/index', label: 'Account and sign-in' },
        {
          type: 'doc',
          id: 'leaving/navigation-and-layout/index',
          label: 'Navigation and layout',
        },
        { type: 'doc', id: 'leaving/page-container/index', label: 'Page container' },
        { type: 'doc', id: 'leaving/crud/index', label: 'CRUD' },
      ],
    },
    {
      type: 'category',
      label: 'APIs',
      items: [
        {
          type: 'category',
          label: 'Components',
          key: 'core-api',
          items: [
            { type: 'doc', id: 'api/components/account', label: 'Account' },
            {
              type: 'doc',
              id: 'api/components/account-popover-footer',
              label: 'AccountPopoverFooter',
            },
            {
              type: 'doc',
              id: 'api/components/account-popover-header',
              label: 'AccountPopoverHeader',
            },
            { type: 'doc', id: 'api/components/account-preview', label: 'AccountPreview' },
            { type: 'doc', id: 'api/components/app-provider', label: 'AppProvider' },
            { type: 'doc', id: 'api/components/create', label: 'Create' },
            { type: 'doc', id: 'api/components/crud', label: 'Crud' },
            { type: 'doc', id: 'api/components/crud-form', label: 'CrudForm' },
            { type: 'doc', id: 'api/components/crud-provider', label: 'CrudProvider' },
            { type: 'doc', id: 'api/components/dashboard-header', label: 'DashboardHeader' },
            { type: 'doc', id: 'api/components/dashboard-layout', label: 'DashboardLayout' },
            {
              type: 'doc',
              id: 'api/components/dashboard-sidebar-page-item',
              label: 'DashboardSidebarPageItem',
            },
            { type: 'doc', id: 'api/components/dialogs-provider', label: 'DialogsProvider' },
            { type: 'doc', id: 'api/components/edit', label: 'Edit' },
            { type: 'doc', id: 'api/components/list', label: 'List' },
            {
              type: 'doc',
              id: 'api/components/localization-provider',
              label: 'LocalizationProvider',
            },
            {
              type: 'doc',
              id: 'api/components/notifications-provider',
              label: 'NotificationsProvider',
            },
            { type: 'doc', id: 'api/components/page-container', label: 'PageContainer' },
            { type: 'doc', id: 'api/components/page-header', label: 'PageHeader' },
            { type: 'doc', id: 'api/components/page-header-toolbar', label: 'PageHeaderToolbar' },
            { type: 'doc', id: 'api/components/show', label: 'Show' },
            { type: 'doc', id: 'api/components/sign-in-button', label: 'SignInButton' },
            { type: 'doc', id: 'api/components/sign-in-page', label: 'SignInPage' },
            { type: 'doc', id: 'api/components/sign-out-button', label: 'SignOutButton' },
            { type: 'doc', id: 'api/components/theme-switcher', label: 'ThemeSwitcher' },
            { type: 'doc', id: 'api/components/toolbar-actions', label: 'ToolbarActions' },
          ],
        },
        {
          type: 'category',
          label: 'Hooks',
          items: [
            { type: 'doc', id: 'api/hooks/use-notifications', label: 'useNotifications' },
            { type: 'doc', id: 'api/hooks/use-dialogs', label: 'useDialogs' },
            { type: 'doc', id: 'api/hooks/use-local-storage-state', label: 'useLocalStorageState' },
            { type: 'doc', id: 'api/hooks/use-session', label: 'useSession' },
            { type: 'doc', id: 'api/hooks/use-navigation', label: 'useNavigation' },
            {
              type: 'doc',
              id: 'api/hooks/use-session-storage-state',
              label: 'useSessionStorageState',
            },
          ],
        },
      ],
    },
  ],
};
export const studio: SidebarsConfig = {
  studio: [
    {
      type: 'category',
      label: 'Getting Started',
      items: [
        'getting-started/overview',
        'getting-started/installation',
        'getting-started/why-toolpad',
        'getting-started/first-app',
        {
          type: 'category',
          label: 'Examples',
          items: [
            'examples/overview',
            'examples/npm-stats',
            'examples/basic-crud-app',
            'examples/qr-generator',
          ],
        },
        'getting-started/roadmap',
        'getting-started/support',
        'getting-started/moving-to-core',
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      items: [
        'concepts/building-ui',
        {
          type: 'category',
          label: 'Connecting to data',
          items: [
            { type: 'doc', id: 'concepts/queries', label: 'Overview' },
            'concepts/http-requests',
            'concepts/custom-functions',
            'concepts/data-providers',
          ],
        },
        'concepts/data-binding',
        'concepts/event-handling',
        'concepts/file-structure',
        'concepts/deployment',
        'concepts/custom-components',
        'concepts/theming',
        'concepts/page-properties',
        {
          type: 'category',
          label: 'Authorization',
          items: ['concepts/authentication', 'concepts/rbac'],
        },
        'concepts/custom-server',
      ],
    },
    {
      type: 'category',
      label: 'Components',
      items: [
        'components/button',
        'components/data-grid',
        'components/list',
        'components/date-picker',
        'components/text-field',
      ],
    },
    {
      type: 'category',
      label: 'How-to guides',
      items: [
        {
          type: 'category',
          label: 'Connect to datasource',
          items: [
            { type: 'doc', id: 'how-to-guides/connect-to-databases', label: 'MySQL' },
            'how-to-guides/connect-to-googlesheets',
          ],
        },
        {
          type: 'category',
          label: 'Deployment',
          items: [
            'how-to-guides/render-deploy',
            'how-to-guides/railway-deploy',
            { type: 'doc', id: 'how-to-guides/gcp-deploy', label: 'Deploy to Google Cloud' },
          ],
        },
        {
          type: 'category',
          label: 'Create custom components',
          items: [
            { type: 'doc', id: 'how-to-guides/map-display', label: 'Map component' },
            { type: 'doc', id: 'how-to-guides/cube-component', label: '3D cube component' },
          ],
        },
        {
          type: 'category',
          label: 'Miscellaneous',
          items: [
            'how-to-guides/customize-datagrid',
            'how-to-guides/delete-datagrid-row',
            'how-to-guides/embed-pages',
            { type: 'doc', id: 'how-to-guides/basic-auth', label: 'Enable basic auth' },
            'how-to-guides/editor-path',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        { type: 'doc', id: 'reference/file-schema', label: 'File schema' },
        {
          type: 'category',
          label: 'Components',
          key: 'studio-reference',
          items: [
            'reference/components/index',
            {
              type: 'category',
              label: 'Components',
              key: 'studio-reference-components',
              items: [
                'reference/components/autocomplete',
                'reference/components/button',
                'reference/components/chart',
                'reference/components/checkbox',
                'reference/components/container',
                'reference/components/data-grid',
                'reference/components/date-picker',
                'reference/components/file-picker',
                'reference/components/form',
                'reference/components/image',
                'reference/components/list',
                'reference/components/metric',
                'reference/components/page-column',
                'reference/components/page-row',
                'reference/components/paper',
                'reference/components/select',
                'reference/components/spacer',
                'reference/components/stack',
                'reference/components/tabs',
                'reference/components/text',
                'reference/components/text-field',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: 'API',
          items: [
            { type: 'doc', id: 'reference/api/index', label: 'Index' },
            {
              type: 'category',
              label: 'Functions',
              items: [
                'reference/api/create-component',
                {
                  type: 'doc',
                  id: 'reference/api/create-data-provider',
                  label: 'createDataProvider',
                },
                { type: 'doc', id: 'reference/api/create-function', label: 'createFunction' },
                { type: 'doc', id: 'reference/api/create-handler', label: 'createHandler' },
                { type: 'doc', id: 'reference/api/get-context', label: 'getContext' },
              ],
            },
          ],
        },
      ],
    },
  ],
};
