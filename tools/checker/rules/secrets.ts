import { placeAt } from '../prose/text';
import { pageCheck } from '../rule';

async function createLint() {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const config = {
    rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, options: {} }],
  };
  return (filePath: string, content: string) =>
    lintSource({
      source: { content, filePath, ext: '.mdx', contentType: 'text' },
      options: { config, maskSecrets: true },
    });
}

let lint: ReturnType<typeof createLint> | undefined;

/** Keys and passwords of real services in pages. @see https://github.com/secretlint/secretlint */
export const secrets = pageCheck({
  slow: true,
  isCached: true,
  rules: { 'samples/secret': 'Pages contain no real keys or passwords.' },
  async check({ file, source }, report) {
    const { messages } = await (await (lint ??= createLint()))(file, source);
    for (const { range, messageId } of messages)
      report(
        'samples/secret',
        placeAt(source, range[0]),
        `This looks like a real secret (${messageId}).`,
        { note: 'Write a placeholder such as <your-token>. If the secret is real, revoke it.' },
      );
  },
});
