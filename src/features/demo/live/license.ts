let done: Promise<void> | undefined;

async function setKey(key: string): Promise<void> {
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(key);
}

/**
 * Sets the license key of MUI's data grid, before a demo renders a grid. Without
 * `MUI_X_LICENSE_KEY` at build time, nothing is loaded: the community grid needs no key
 * (docs/behavior.md#demos).
 */
export function setGridLicense(key = process.env.MUI_X_LICENSE_KEY): Promise<void> {
  done ??= key ? setKey(key) : Promise.resolve();
  return done;
}
