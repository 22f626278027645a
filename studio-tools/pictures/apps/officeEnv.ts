/** Lets Studio start with all providers turned on. Nobody signs in while pictures are taken. */
export const officeEnv = {
  TOOLPAD_AUTH_SECRET: 'only-for-pictures',
  TOOLPAD_GITHUB_CLIENT_ID: 'only-for-pictures',
  TOOLPAD_GITHUB_CLIENT_SECRET: 'only-for-pictures',
  TOOLPAD_GOOGLE_CLIENT_ID: 'only-for-pictures',
  TOOLPAD_GOOGLE_CLIENT_SECRET: 'only-for-pictures',
  TOOLPAD_AZURE_AD_CLIENT_ID: 'only-for-pictures',
  TOOLPAD_AZURE_AD_CLIENT_SECRET: 'only-for-pictures',
  TOOLPAD_AZURE_AD_TENANT_ID: 'https://login.microsoftonline.com/only-for-pictures/v2.0',
};
