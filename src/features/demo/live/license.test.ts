const license = async () => (await import('@mui/x-license')).LicenseInfo;
const keyOf = async () => (await license()).getLicenseKey();
const set = async (key?: string) => (await import('./license')).setGridLicense(key);

beforeEach(async () => {
  jest.resetModules();
  (await license()).setLicenseKey('untouched');
});

it('sets the key that the site was built with', async () => {
  await set('some-key');
  expect(await keyOf()).toBe('some-key');
});

it.each([undefined, ''])('sets nothing where the build has %p', async (key) => {
  await set(key);
  expect(await keyOf()).toBe('untouched');
});
