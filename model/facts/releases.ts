import { repositories } from './origins';
import type { Product } from './products';
import type { VersionState } from './versions';

/** Day or month of a release in a language; `null` if it's unknown. */
export function formatRelease(date: string | undefined, language: string): string | null {
  if (!date) return null;
  const hasDay = date.length > 'YYYY-MM'.length;
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: hasDay ? 'numeric' : undefined,
    timeZone: 'UTC',
  }).format(new Date(date));
}

export const statusKey = ({ status }: Product, state: VersionState) =>
  `versions.status.${state === 'current' ? status : state}` as const;

export const releaseUrl = (label: string) => `${repositories.product}/releases/tag/${label}`;

export const packageUrl = ({ package: name }: Product, version: string) =>
  `https://www.npmjs.com/package/${name}/v/${version}`;

/** `0.15` for 0.15.0, but `0.12.1`. */
export const shortVersion = (version: string): string => version.replace(/\.0$/, '');

/** Anchor of a release: `v0-15-0`. */
export const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** URL of a release on a page about releases. */
export const releaseSectionUrl = (page: string, version: string): string =>
  `${page}#${releaseAnchor(version)}`;

export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true });
