import path from 'node:path';
import { products } from '../../src/site/products';
import { findExamples, readManifest } from '@site/tools/examples';
import { studioHome } from './install';

const examplesFolder = path.resolve('examples/studio');

test('this workspace has Studio and the packages of all examples', () => {
  const packages = findExamples(examplesFolder).flatMap((name) =>
    Object.entries(readManifest(path.join(examplesFolder, name)).dependencies ?? {}),
  );
  expect(readManifest(studioHome).dependencies).toEqual(
    Object.fromEntries([...packages, [products.studio.package, products.studio.version]]),
  );
});
