export { SettingsButton } from './SettingsTrigger';
