import fc from 'fast-check';
import {
  misplacedFrontMatter,
  parseFrontMatter,
  yamlProblem,
  describeInvalidValue,
  frontMatterKeys,
} from '../../model/pages/frontMatter';
import { anyJson, textWith } from '@site/e2e/support/untrusted';
import { collectProblems } from '../rule';
import { checkFrontMatter } from './frontMatter';

const file = 'docs-core/a.mdx';

test('any front matter is parsed, or reported with its place', () => {
  const yaml = textWith('title: ', 'slug: ', 'api: ', '- ', '---\n', '&a ', '*a', '!!js', '\n  ');
  fc.assert(
    fc.property(yaml, fc.constantFrom('---\n', '', '----\n', ' ---\n'), (text, mark) => {
      const source = `${mark}${text}\n${mark}\nText`;
      const misplaced = misplacedFrontMatter(source, file);
      expect(misplaced?.line ?? 1).toBeGreaterThanOrEqual(1);
      let frontMatter: Record<string, unknown> = {};
      try {
        ({ frontMatter } = parseFrontMatter(source));
      } catch (error) {
        expect((error as Error).name).toBe('YAMLException');
        expect(yamlProblem(error, file).line).toBeGreaterThanOrEqual(1);
      }
      collectProblems(file, (report) =>
        checkFrontMatter({ file, source, frontMatter }, ['Crud'], report),
      );
    }),
  );
});

test('every value that Docusaurus would reject is reported', () => {
  const key = fc.constantFrom(...frontMatterKeys, '__proto__', 'constructor', 'id');
  const value = fc.oneof(anyJson, fc.date(), fc.double());
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name }), (entries) => {
      const frontMatter = Object.fromEntries(entries);
      const doc = { file, source: '', frontMatter };
      const problems = collectProblems(file, (report) => checkFrontMatter(doc, ['Crud'], report));
      const invalid = entries.filter(([name, each]) => describeInvalidValue(name, each));
      expect(problems.length).toBeGreaterThanOrEqual(invalid.length);
      for (const { message } of problems) expect(message).not.toContain('[object');
    }),
  );
});
