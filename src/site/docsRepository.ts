/**
 * URL of a repository without the final slash; `null` for an empty setting.
 * @throws an error that names the setting, unless it's an `https:` URL
 */
export function repositoryOf(setting: string | undefined): string | null {
  if (!setting) return null;
  if (!/^https:\/\/[^\s"'<>?#]+$/.test(setting))
    throw new Error(
      `DOCS_REPOSITORY_URL is "${setting}". Expected the URL of a repository, such as https://github.com/name/docs.`,
    );
  return setting.replace(/\/+$/, '');
}

/**
 * Repository of these pages, set by `DOCS_REPOSITORY_URL` (docs/behavior.md#repositories). Edit
 * links and feedback issues lead there. Without it, there are no edit links, and issues lead to the
 * product's repository.
 */
export const docsRepository = repositoryOf(process.env.DOCS_REPOSITORY_URL);
