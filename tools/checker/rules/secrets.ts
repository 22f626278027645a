import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { pageCheck } from '../rule';
import { placeAt } from '../prose/text';

const config = {
  rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, options: {} }],
};

/** Keys and passwords of real services in pages. @see https://github.com/secretlint/secretlint */
export const secrets = pageCheck({
  slow: true,
  isCached: true,
  rules: { 'samples/secret': 'A page contains no real keys or passwords.' },
  async check({ file, source }, report) {
    const { messages } = await lintSource({
      source: { content: source, filePath: file, ext: '.mdx', contentType: 'text' },
      options: { config, maskSecrets: true },
    });
    for (const { range, messageId } of messages)
      report(
        'samples/secret',
        placeAt(source, range[0]),
        `This looks like a real secret (${messageId}).`,
        {
          note: 'Write a placeholder such as <your-token>, and revoke the secret if it is real.',
        },
      );
  },
});
