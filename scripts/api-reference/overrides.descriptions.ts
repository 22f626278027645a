import type { Overrides } from './overrides.types';

/** Texts for props and members that have no comment in the typings. */
export const descriptions: Overrides['descriptions'] = {
  reason: 'The typings carry no comment here; each text was checked against the code of 0.14.0.',
  texts: {
    'AccountPopoverFooter.children':
      'Actions at the end of the popover, usually a `SignOutButton`.',
    'CrudProvider.children':
      'The `List`, `Show`, `Create` and `Edit` components that share the data source.',
    'DialogsProvider.children':
      'The part of the app that may open dialogs. Dialogs render beside it.',
    'DialogsProvider.unmountAfter':
      'Milliseconds between closing a dialog and removing it, so that its closing animation can end.',
    'Edit.id': 'Identifier of the item to load into the form.',
    LocalizationProvider: 'Gives labels to the components below it. `AppProvider` contains one.',
    'LocalizationProvider.children': 'The part of the app that gets these labels.',
    'NotificationsProvider.children': 'The part of the app that may show notifications.',
    'NotificationsProvider.slots': 'The components used for each slot inside.',
    'NotificationsProvider.slotProps':
      'The props used for each slot inside. They win over the options of a single notification.',
    'PageContainer.children': 'The content of the page, below its header.',
    'PageHeaderToolbar.children': 'Actions of the page, in a row at the end of the header.',
    'Show.id': 'Identifier of the item to load.',
    'Crud.slots.list':
      'Slots of the [List](/toolpad/core/api/list/#slots) it renders, as an object: `{ list: { dataGrid } }`.',

    AppTheme:
      'One theme, or a pair that is switched by the mode. A CSS variables theme is one theme with both modes.',
    'Authentication.signIn':
      'Called by the sign-in button of the account menu. The click event is passed although the type says nothing of it.',
    'Authentication.signOut': 'Called by the sign-out button.',
    'Branding.title': 'Shown in the header and in the heading of the sign-in page.',
    'Branding.logo': 'Shown in the header and above the sign-in form.',
    'Branding.homeUrl': 'Where logo and title lead to; `/` when it is missing.',
    'NavigationPageItem.kind': 'May be left out.',
    'NavigationPageItem.segment':
      'Part of the path below that of the parent item. Without it, the path of the parent.',
    'NavigationPageItem.title': 'Label. Falls back to the segment.',
    'NavigationPageItem.icon':
      'Shown before the label. In the mini sidebar, initials take its place when it is missing.',
    'NavigationPageItem.pattern':
      'Pattern for paths that belong to this item too, in the syntax of path-to-regexp 6: `orders{/:orderId}*`.',
    'NavigationPageItem.action': 'Node at the end of the item. Hidden while the sidebar is mini.',
    'NavigationPageItem.children':
      'Items below this one. The item then expands instead of being a link.',
    'NavigationSubheaderItem.title': 'Text of the heading.',
    'Router.pathname': 'Path of the page in view.',
    'Router.searchParams': 'Search parameters of the page in view.',
    'Router.navigate': 'Goes to an address.',
    'Router.Link':
      'Link component of the router. Without it, links call `navigate` with the path alone: query and hash are lost.',
    'NavigateOptions.history':
      '`auto` and `push` add an entry to the history, `replace` replaces the present one.',
    'Session.user': 'The reader who is signed in. Missing when nobody is.',
    'SidebarFooterProps.mini': 'Whether the sidebar shows icons only.',
    'DataModel.id': 'Identifies the item. Any other key is a field.',
    OmitId: 'A data model without its `id`: what forms edit.',
    DataField: 'A column definition of the data grid. The CRUD forms read it too.',
    'DataSource.fields': 'Columns of the list and inputs of the forms.',
    'DataSource.getMany': 'Loads a page of items for the list.',
    'DataSource.getOne': 'Loads an item. It must return one, or throw.',
    'DataSource.createOne': 'Stores a new item.',
    'DataSource.updateOne': 'Stores a changed item. The data it is given contains the `id`.',
    'DataSource.deleteOne': 'Deletes an item. Without it there are no delete buttons.',
    DataSourceCache:
      'Keeps what `getMany` and `getOne` returned, in memory. Create one for each data source, outside of components.',
    DataSourceCacheConfig: 'Options of the constructor of `DataSourceCache`.',
    CRUDLocaleText: 'The labels of the CRUD components; all of them are required.',
    'CrudFormState.values': 'Value of each field by its name.',
    'CrudFormState.errors': 'Message below each field that has a problem.',
    SupportedAuthProvider:
      '`credentials`, `passkey` and `nodemailer` have forms of their own. Any other string is an OAuth button; the known ones get an icon.',
    ListSlotProps: 'Props of the slots of [List](/toolpad/core/api/list/#slots).',
    LocaleText: 'Every label of the package. The defaults are English.',
    'UseNotifications.show': 'Shows a notification and returns its key.',
    'UseNotifications.close': 'Closes the notification with this key.',
    'DialogHook.alert': 'Shows a message to acknowledge.',
    'DialogHook.confirm': 'Asks a question that is answered by yes or no.',
    'DialogHook.prompt': 'Asks for a line of text.',
    'DialogHook.open': 'Opens a dialog of your own.',
    'DialogHook.close': 'Closes a dialog from outside.',
  },
};
