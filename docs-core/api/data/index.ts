/** Written by `npm run api:generate`. The data of each entry, by name, still to be parsed. */
import Account from './Account.json';
import AccountLocaleText from './AccountLocaleText.type.json';
import AccountPopoverFooter from './AccountPopoverFooter.json';
import AccountPopoverHeader from './AccountPopoverHeader.json';
import AccountPreview from './AccountPreview.json';
import AccountPreviewVariant from './AccountPreviewVariant.json';
import AlertOptions from './AlertOptions.json';
import AppProvider from './AppProvider.json';
import AppTheme from './AppTheme.json';
import AppTitleProps from './AppTitleProps.type.json';
import AuthProvider from './AuthProvider.json';
import AuthResponse from './AuthResponse.json';
import Authentication from './Authentication.json';
import Branding from './Branding.json';
import Breadcrumb from './Breadcrumb.json';
import CRUDLocaleText from './CRUDLocaleText.type.json';
import CloseDialog from './CloseDialog.json';
import CloseNotification from './CloseNotification.json';
import Codec from './Codec.json';
import ConfirmOptions from './ConfirmOptions.json';
import Create from './Create.json';
import Crud from './Crud.json';
import CrudForm from './CrudForm.json';
import CrudFormSlotProps from './CrudFormSlotProps.json';
import CrudFormState from './CrudFormState.type.json';
import CrudProvider from './CrudProvider.json';
import DashboardLayout from './DashboardLayout.json';
import DashboardLayoutSlotProps from './DashboardLayoutSlotProps.json';
import DataField from './DataField.json';
import DataModel from './DataModel.json';
import DataModelId from './DataModelId.json';
import DataSource from './DataSource.json';
import DataSourceCache from './DataSourceCache.json';
import DataSourceCacheConfig from './DataSourceCacheConfig.json';
import DefaultStorageStateoptions from './DefaultStorageStateoptions.json';
import DialogComponent from './DialogComponent.json';
import DialogHook from './DialogHook.json';
import DialogProps from './DialogProps.json';
import DialogsProvider from './DialogsProvider.json';
import Edit from './Edit.json';
import LinkProps from './LinkProps.type.json';
import List from './List.json';
import ListSlotProps from './ListSlotProps.json';
import LocaleText from './LocaleText.json';
import LocalizationProvider from './LocalizationProvider.json';
import Navigate from './Navigate.json';
import NavigateOptions from './NavigateOptions.json';
import Navigation from './Navigation.json';
import NavigationDividerItem from './NavigationDividerItem.json';
import NavigationItem from './NavigationItem.json';
import NavigationPageItem from './NavigationPageItem.json';
import NavigationSubheaderItem from './NavigationSubheaderItem.json';
import NotificationsProvider from './NotificationsProvider.json';
import NotificationsProviderSlotProps from './NotificationsProviderSlotProps.json';
import OmitId from './OmitId.json';
import OpenAlertDialog from './OpenAlertDialog.json';
import OpenConfirmDialog from './OpenConfirmDialog.json';
import OpenDialog from './OpenDialog.json';
import OpenDialogOptions from './OpenDialogOptions.json';
import OpenPromptDialog from './OpenPromptDialog.json';
import PageContainer from './PageContainer.json';
import PageContainerSlotProps from './PageContainerSlotProps.json';
import PageHeader from './PageHeader.json';
import PageHeaderSlotProps from './PageHeaderSlotProps.json';
import PageHeaderToolbar from './PageHeaderToolbar.json';
import PromptOptions from './PromptOptions.json';
import Router from './Router.json';
import Session from './Session.json';
import Show from './Show.json';
import ShowNotification from './ShowNotification.json';
import ShowNotificationOptions from './ShowNotificationOptions.json';
import SidebarFooterProps from './SidebarFooterProps.json';
import SignInButton from './SignInButton.json';
import SignInPage from './SignInPage.json';
import SignInPageLocaleText from './SignInPageLocaleText.type.json';
import SignOutButton from './SignOutButton.json';
import StorageStateInitializer from './StorageStateInitializer.json';
import StorageStateOptions from './StorageStateOptions.json';
import SupportedAuthProvider from './SupportedAuthProvider.json';
import SupportedOAuthProvider from './SupportedOAuthProvider.type.json';
import ThemeSwitcher from './ThemeSwitcher.json';
import ToolbarActions from './ToolbarActions.json';
import UseNotifications from './UseNotifications.type.json';
import UseStorageStateHookResult from './UseStorageStateHookResult.json';
import useDialogs from './useDialogs.json';
import useLocalStorageState from './useLocalStorageState.json';
import useNotifications from './useNotifications.json';
import useSession from './useSession.json';
import useSessionStorageState from './useSessionStorageState.json';

export const apiData: Record<string, unknown> = {
  Account,
  AccountLocaleText,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  AccountPreviewVariant,
  AlertOptions,
  AppProvider,
  AppTheme,
  AppTitleProps,
  AuthProvider,
  AuthResponse,
  Authentication,
  Branding,
  Breadcrumb,
  CRUDLocaleText,
  CloseDialog,
  CloseNotification,
  Codec,
  ConfirmOptions,
  Create,
  Crud,
  CrudForm,
  CrudFormSlotProps,
  CrudFormState,
  CrudProvider,
  DashboardLayout,
  DashboardLayoutSlotProps,
  DataField,
  DataModel,
  DataModelId,
  DataSource,
  DataSourceCache,
  DataSourceCacheConfig,
  DefaultStorageStateoptions,
  DialogComponent,
  DialogHook,
  DialogProps,
  DialogsProvider,
  Edit,
  LinkProps,
  List,
  ListSlotProps,
  LocaleText,
  LocalizationProvider,
  Navigate,
  NavigateOptions,
  Navigation,
  NavigationDividerItem,
  NavigationItem,
  NavigationPageItem,
  NavigationSubheaderItem,
  NotificationsProvider,
  NotificationsProviderSlotProps,
  OmitId,
  OpenAlertDialog,
  OpenConfirmDialog,
  OpenDialog,
  OpenDialogOptions,
  OpenPromptDialog,
  PageContainer,
  PageContainerSlotProps,
  PageHeader,
  PageHeaderSlotProps,
  PageHeaderToolbar,
  PromptOptions,
  Router,
  Session,
  Show,
  ShowNotification,
  ShowNotificationOptions,
  SidebarFooterProps,
  SignInButton,
  SignInPage,
  SignInPageLocaleText,
  SignOutButton,
  StorageStateInitializer,
  StorageStateOptions,
  SupportedAuthProvider,
  SupportedOAuthProvider,
  ThemeSwitcher,
  ToolbarActions,
  UseNotifications,
  UseStorageStateHookResult,
  useDialogs,
  useLocalStorageState,
  useNotifications,
  useSession,
  useSessionStorageState,
};
