'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Labels in English. Add your own keys, and read them with `useLocaleText`. */
export const defaultLocaleText = {
  // Account and sign-in page
  accountSignInLabel: 'Sign in',
  accountSignOutLabel: 'Sign out',
  accountPreviewIconButtonLabel: 'Account',
  signInTitle: (title?: string) => (title ? `Sign in to ${title}` : 'Sign in'),
  signInSubtitle: 'Welcome, please sign in to continue',
  signInRememberMe: 'Remember me',
  signInErrorMessage: 'The sign-in failed. Try again.',
  providerSignInTitle: (provider: string) => `Sign in with ${provider}`,
  email: 'Email',
  password: 'Password',
  or: 'or',
  // Layout
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  toggleSidebar: 'Sidebar',
  breadcrumbs: 'Breadcrumbs',
  themeMode: 'Color mode',
  lightMode: 'Light',
  darkMode: 'Dark',
  systemMode: 'System',
  // Dialogs and notifications
  alert: 'Alert',
  confirm: 'Confirm',
  prompt: 'Prompt',
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  // CRUD
  yes: 'Yes',
  no: 'No',
  actionsLabel: 'Actions',
  createNewButtonLabel: 'Create new',
  reloadButtonLabel: 'Reload data',
  createLabel: 'Create',
  createSuccessMessage: 'Item created successfully.',
  createErrorMessage: 'Failed to create item. Reason:',
  editLabel: 'Edit',
  editSuccessMessage: 'Item edited successfully.',
  editErrorMessage: 'Failed to edit item. Reason:',
  deleteLabel: 'Delete',
  deleteConfirmTitle: 'Delete item?',
  deleteConfirmMessage: 'Do you wish to delete this item?',
  deleteConfirmLabel: 'Delete',
  deleteCancelLabel: 'Cancel',
  deleteSuccessMessage: 'Item deleted successfully.',
  deleteErrorMessage: 'Failed to delete item. Reason:',
};

export type LocaleText = typeof defaultLocaleText;

export const LocalizationContext = createContext<LocaleText>(defaultLocaleText);

export interface LocalizationProviderProps {
  children?: ReactNode;
  /** Labels that differ from those of the provider above. */
  localeText?: Partial<LocaleText>;
}

export function LocalizationProvider({ children, localeText }: LocalizationProviderProps) {
  const outer = useContext(LocalizationContext);
  const merged = useMemo(() => ({ ...outer, ...localeText }), [outer, localeText]);
  return <LocalizationContext value={merged}>{children}</LocalizationContext>;
}

export const useLocaleText = (): LocaleText => useContext(LocalizationContext);
