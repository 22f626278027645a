import { cssClasses } from './overrides.cssClasses';
import { descriptions } from './overrides.descriptions';
import type { Correction, Overrides } from './overrides.types';

/** Corrections of comments in @toolpad/core 0.14.0 that its code contradicts. */
const corrections: Correction[] = [
  {
    target: 'Account.slots.signInButton',
    field: 'default',
    published: 'Button',
    value: 'SignInButton',
    reason: 'Account renders its own SignInButton unless the slot is filled.',
  },
  {
    target: 'Account.slots.signOutButton',
    field: 'default',
    published: 'Button',
    value: 'SignOutButton',
    reason: 'The default popover renders SignOutButton.',
  },
  {
    target: 'Account.slots.signOutButton',
    field: 'description',
    published: 'The component used for the sign out button.',
    value:
      'Declared, but never rendered in 0.14.0. Use `slotProps.signOutButton` or replace `popoverContent`.',
    reason: 'Account.js reads `slotProps.signOutButton` only.',
  },
  {
    target: 'AccountPreview.handleClick',
    field: 'description',
    published: 'The handler used when the preview is expanded',
    value:
      'Runs when the user clicks the trigger: the avatar button of the condensed variant, or the menu button of the expanded variant.',
    reason: 'Both variants call it; it has nothing to do with expanding.',
  },
  {
    target: 'AccountPreview.open',
    field: 'default',
    published: 'false',
    value: null,
    reason: 'Nothing sets a default: without it the trigger has no expanded state.',
  },
  {
    target: 'AppProvider.theme',
    field: 'default',
    published: 'createTheme()',
    value: null,
    reason: 'The default is a theme made inside the package, and not a bare `createTheme()`.',
  },
  {
    target: 'AppProvider.window',
    field: 'default',
    published: 'window',
    value: null,
    reason: 'Nothing sets a default: consumers use the global window when it is undefined.',
  },
  {
    target: 'DashboardLayout.navigation',
    field: 'default',
    published: '[]',
    value: null,
    reason: 'Without it the navigation of AppProvider is used.',
  },
  {
    target: 'DashboardLayout.navigation',
    field: 'description',
    published:
      'Navigation definition for the dashboard. [Find out more](/toolpad/core/react-dashboard-layout/#navigation).',
    value:
      '[Navigation](/toolpad/core/react-dashboard-layout/#navigation) of this layout. In 0.14.0, its items must be the same objects as in the navigation of `AppProvider`, otherwise rendering throws. Set it on `AppProvider` instead.',
    reason: 'Paths of items are looked up by identity in the navigation of AppProvider.',
  },
  {
    target: 'DashboardLayout.slots.appTitle',
    field: 'default',
    published: 'Link',
    value: null,
    reason: 'The default is a title component that the package does not export.',
  },
  {
    target: 'SignInPage.slots.forgotPasswordLink',
    field: 'default',
    published: 'Link',
    value: null,
    reason: 'Nothing is rendered unless the slot is filled.',
  },
  {
    target: 'SignInPage.slots.signUpLink',
    field: 'default',
    published: 'Link',
    value: null,
    reason: 'Nothing is rendered unless the slot is filled.',
  },
  {
    target: 'SignInPage.providers',
    field: 'default',
    published: '[]',
    value: null,
    reason: 'Nothing sets a default: without it the page shows its heading only.',
  },
  {
    target: 'SignInPage.localeText',
    field: 'description',
    published: 'The labels for the account component.',
    value: 'Labels of this page. They override the labels from `AppProvider`.',
    reason: 'The comment is that of another component.',
  },
  {
    target: 'SignInPage.signIn',
    field: 'description',
    published: 'Callback fired when a user signs in.',
    value:
      'Runs with the chosen provider when the user submits a form. `formData` is set for credentials, passkey and magic link, but not for OAuth. `callbackUrl` is the search parameter of that name, or `/`.',
    reason:
      'The comment grants form data to credentials only; every form but the OAuth ones passes it.',
  },
  {
    target: 'SignInPage.signIn(formData)',
    field: 'description',
    published: "The form data if the provider id is 'credentials'.",
    value: 'The fields of the form as a `FormData` object; `undefined` for OAuth.',
    reason: 'Every form but the OAuth ones passes it.',
  },
  {
    target: 'SignInButton.children',
    field: 'description',
    published: 'The content of the component.',
    value: 'Ignored: the label comes from the locale key `accountSignInLabel`.',
    reason: 'The button sets its own children last.',
  },
  {
    target: 'SignOutButton.children',
    field: 'description',
    published: 'The content of the component.',
    value: 'Ignored: the label comes from the locale key `accountSignOutLabel`.',
    reason: 'The button sets its own children last.',
  },
  {
    target: 'PromptOptions.title',
    field: 'description',
    published: "A title for the dialog. Defaults to `'Prompt'`.",
    value: 'Title of the dialog.',
    reason: 'PromptDialog falls back to the label of the confirm dialog.',
  },
  {
    target: 'PromptOptions.title',
    field: 'default',
    published: null,
    value: "'Confirm'",
    reason: 'PromptDialog falls back to the locale text `confirm`.',
  },
  {
    target: 'DialogsProvider.unmountAfter',
    field: 'default',
    published: null,
    value: '1000',
    reason: 'Set where the props are destructured.',
  },
];

/** Data that the types of @toolpad/core 0.14.0 don't contain. */
export const overrides: Overrides = {
  corrections,
  descriptions,
  cssClasses,
  inheritedProps: [
    {
      component: 'AccountPopoverFooter',
      prop: 'sx',
      reason: "Taken from BoxProps, and merged with the component's own styles.",
    },
    {
      component: 'SignInButton',
      prop: 'children',
      reason: 'Taken from ButtonProps, where readers expect it to be the label.',
    },
    {
      component: 'SignOutButton',
      prop: 'children',
      reason: 'Taken from ButtonProps, where readers expect it to be the label.',
    },
  ],
  typePages: [
    {
      type: 'LocaleText',
      component: 'LocalizationProvider',
      reason: 'Its 39 keys would bury the types of every page that takes labels.',
    },
  ],
  typeDefaults: [
    {
      type: 'LocaleText',
      module: 'locales/en.js',
      path: ['default', 'components', 'MuiLocalizationProvider', 'defaultProps', 'localeText'],
      reason: 'The English texts are code, not types.',
    },
  ],
  guides: [
    {
      name: 'LocalizationProvider',
      reason: 'The comment with its pages sits on useLocaleText instead.',
      pages: [
        { title: 'Base concepts', href: '/toolpad/core/introduction/base-concepts/#localization' },
        { title: 'Sign-in Page', href: '/toolpad/core/react-sign-in-page/' },
      ],
    },
    {
      name: 'useDialogs',
      reason: 'Its comment names no pages.',
      pages: [{ title: 'useDialogs', href: '/toolpad/core/react-use-dialogs/' }],
    },
    {
      name: 'useNotifications',
      reason: 'Its comment names no pages.',
      pages: [{ title: 'useNotifications', href: '/toolpad/core/react-use-notifications/' }],
    },
    {
      name: 'useSession',
      reason: 'Its comment names no pages.',
      pages: [
        { title: 'useSession', href: '/toolpad/core/react-use-session/' },
        { title: 'Account', href: '/toolpad/core/react-account/' },
      ],
    },
    {
      name: 'useLocalStorageState',
      reason: 'Its comment names no pages.',
      pages: [{ title: 'Persistent storage state', href: '/toolpad/core/react-persistent-state/' }],
    },
    {
      name: 'useSessionStorageState',
      reason: 'Its comment names no pages.',
      pages: [{ title: 'Persistent storage state', href: '/toolpad/core/react-persistent-state/' }],
    },
  ],
  sourceExtensions: [
    { name: 'useSession', extension: '.ts', reason: 'Typings look alike for .ts and .tsx.' },
  ],
  withoutPage: [
    {
      names: ['NextAppProvider', 'ReactRouterAppProvider'],
      reason:
        'AppProvider with a router already wired, same props: import forms on its page, use in the integration guides.',
    },
    {
      names: ['AlertDialog', 'ConfirmDialog', 'PromptDialog'],
      reason: 'Rendered by useDialogs for its alert, confirm and prompt, which the guide explains.',
    },
    {
      names: [
        'AlertDialogPayload',
        'AlertDialogProps',
        'ConfirmDialogPayload',
        'ConfirmDialogProps',
        'PromptDialogPayload',
        'PromptDialogProps',
      ],
      reason:
        'Props of the dialogs that useDialogs renders; a caller sees AlertOptions, ConfirmOptions and PromptOptions.',
    },
    {
      names: ['useActivePage', 'ActivePage'],
      reason: 'Explained with dynamic routes in the Page Container guide.',
    },
    {
      names: ['useLocaleText', 'LocalizationContext'],
      reason:
        'What LocalizationProvider provides, for components that read labels; explained in Base concepts.',
    },
    {
      names: ['AuthenticationContext', 'SessionContext'],
      reason:
        'Contexts that AppProvider fills; read them with useSession. The Account guide shows the wiring by hand.',
    },
    {
      names: [
        'CODEC_STRING',
        'CODEC_NUMBER',
        'CODE_BOOLEAN',
        'CODEC_DATE',
        'CODEC_DATE_ONLY',
        'CODEC_JSON',
        'CODEC_JSON_STRICT',
      ],
      reason: 'Constants of type Codec, listed in the Persistent storage state guide.',
    },
    {
      names: ['UseStorageState'],
      reason: 'Type of the two storage hooks, whose pages show its signatures.',
    },
    {
      names: ['useStorageState', 'useStorageStateServer'],
      reason: 'Shared code of the two storage hooks, not offered by the root of the package.',
    },
  ],
};
