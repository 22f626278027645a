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

/** Key of the support that a version gets. */
export const statusKey = ({ status }: Product, state: VersionState) =>
  `versions.status.${state === 'current' ? status : state}` as const;

export const releaseUrl = (label: string) => `${repositories.product}/releases/tag/${label}`;

export const packageUrl = ({ package: name }: Product, version: string) =>
  `https://www.npmjs.com/package/${name}/v/${version}`;

/** URL of a version's entry in the release notes. */
export const notesUrl = (releaseNotes: string, version: string) =>
  `${releaseNotes}#v${version.replaceAll('.', '-')}`;
