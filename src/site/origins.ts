/** Where the site and its sources live. Each can be set at build time by the environment variable of the same meaning. */

/** The host the site is published on unless `SITE_URL` says otherwise (contract, section 1). */
export const defaultSiteUrl = 'https://mui.com';

/** Path below which the whole site lives. */
export const baseUrl = '/toolpad/';

export const repositories = {
  /** Sources of the two products. */
  product: 'https://github.com/mui/toolpad',
} as const;

/**
 * The address of a repository without a slash at its end; null for an empty setting.
 * @throws an error that names the setting, for anything but an `https:` address
 */
export function repositoryOf(setting: string | undefined): string | null {
  if (!setting) return null;
  if (!/^https:\/\/[^\s"'<>?#]+$/.test(setting))
    throw new Error(
      `DOCS_REPOSITORY_URL is "${setting}". Expected the address of a repository, like https://github.com/name/docs.`,
    );
  return setting.replace(/\/+$/, '');
}

/**
 * Sources of these pages, set by `DOCS_REPOSITORY_URL` (contract, section 16): edit links and feedback issues lead there. Without it no
 * edit link is shown, and issues lead to the product's repository.
 */
export const docsRepository = repositoryOf(process.env.DOCS_REPOSITORY_URL);

/** Branch that edit links lead to. */
export const docsBranch = 'main';
