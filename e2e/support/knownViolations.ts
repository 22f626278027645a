/**
 * Known accessibility problems of the demonstrated components, by rule and demo, with the reason.
 * The rules about the landmarks around a component (`region`, `landmark-one-main`) don't apply to a
 * demo and are off.
 */
export const knownViolations: { rule: string; demos: string[] | 'all'; reason: string }[] = [
  {
    rule: 'heading-order',
    demos: 'all',
    reason:
      'PageContainer renders its title as an h4, and DashboardLayout renders one as an h6. The h1 of the page is above them.',
  },
  {
    rule: 'list',
    demos: [
      'DashboardLayoutNavigationNested',
      'DashboardLayoutNavigationActions',
      'DashboardLayoutBasic',
      'DashboardLayoutCustomPageItems',
      'SidebarFolders',
    ],
    reason: 'The sidebar puts the collapsing part of a nested item (a div) directly into the list.',
  },
  {
    rule: 'nested-interactive',
    demos: ['DashboardLayoutNavigationActions'],
    reason: 'The sidebar renders an item’s action inside the button of its folder.',
  },
  {
    rule: 'empty-table-header',
    demos: [
      'CrudBasic',
      'CrudNoCache',
      'CrudAdvanced',
      'CrudList',
      'CrudListDataGrid',
      'CrudRoles',
      'RestList',
      'ListInPractice',
      'LocalizedApp',
      'OrdersWithCore',
      // At 0.16.0:
      'CrudDataGridSlots',
      'CrudNonEditableFields',
      'CrudPageContainerSlots',
    ],
    reason: 'The column of row actions that List adds has no header name.',
  },
];
