import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StudioReferenceOptions } from './options';

type Installation = Pick<StudioReferenceOptions, 'packageName' | 'version' | 'scratchDir'>;

/**
 * Manifest of the scratch project. One dependency requires a version of
 * `typedarray.prototype.slice` that was never published, and the package's nested React would
 * differ from that of its libraries, hence the overrides.
 */
export function scratchManifest({
  packageName,
  version,
}: Pick<Installation, 'packageName' | 'version'>): object {
  return {
    name: 'studio-components-scratch',
    private: true,
    dependencies: {
      [packageName]: version,
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.0',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    overrides: {
      'typedarray.prototype.slice': '1.0.5',
      react: '$react',
      'react-dom': '$react-dom',
    },
  };
}

function installedVersion({ packageName, scratchDir }: Installation): string | undefined {
  const file = path.join(scratchDir, 'node_modules', packageName, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version
    : undefined;
}

/**
 * Installs the package into the scratch folder, unless it's installed already. Takes minutes and
 * 300 MB.
 */
export function installPackage(installation: Installation): void {
  if (installedVersion(installation) === installation.version) return;
  mkdirSync(installation.scratchDir, { recursive: true });
  writeFileSync(
    path.join(installation.scratchDir, 'package.json'),
    `${JSON.stringify(scratchManifest(installation), null, 2)}\n`,
  );
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: installation.scratchDir,
    stdio: 'inherit',
  });
}
