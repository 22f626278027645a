/**
 * URL of a repository without the final slash; `null` for an empty setting.
 * @throws an error that names the setting, unless it's an `https:` URL
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
 * Sources of these pages, set by `DOCS_REPOSITORY_URL` (docs/behavior.md#repositories): edit links
 * and feedback issues lead there. Without it no edit link is shown, and issues lead to the
 * product's repository.
 */
export const docsRepository = repositoryOf(process.env.DOCS_REPOSITORY_URL);
