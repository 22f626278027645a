jest.mock('@generated/demos/default/registry', () => ({}), { virtual: true });

const license = async () => (await import('@mui/x-license')).LicenseInfo;
const keyOf = async () => (await license()).getLicenseKey();
const set = async (key?: string) => (await import('./LoadedDemo')).setGridLicense(key);

beforeEach(async () => {
  jest.resetModules();
  (await license()).setLicenseKey('untouched');
});

it('sets the license key of the build', async () => {
  await set('some-key');
  expect(await keyOf()).toBe('some-key');
});

it.each([undefined, ''])('sets nothing if the key is %p', async (key) => {
  await set(key);
  expect(await keyOf()).toBe('untouched');
});
