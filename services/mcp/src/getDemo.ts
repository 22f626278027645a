import { codeStylings, codeVariants, type CodeVariant } from '../../../src/site/demo';
import { baseUrl } from '../../../src/site/origins';
import type { Answer } from './answer';
import { nameOf, versionAt, type Docs } from './docs';
import { unknownName } from './nearest';

/** Returns the files of a demo by its name, or by its key for another version than the current. */
export function getDemo(docs: Docs, args: { name: string; variant?: CodeVariant }): Answer {
  const { demos, versions, origin } = docs;
  const keys = versions.flatMap(({ product, version, isLast }) =>
    isLast ? [`${product}/v${version}/${args.name}`] : [],
  );
  const [demo] = [args.name, ...keys].flatMap((key) =>
    Object.hasOwn(demos, key) ? (demos[key] ?? []) : [],
  );
  if (!demo)
    throw unknownName('demo', args.name, new Set(Object.values(demos).map(({ name }) => name)));
  const variant = args.variant ?? codeVariants[0];
  const [product, label] = demo.key.split('/');
  const version = versions.find((each) => each.product === product && `v${each.version}` === label);
  const stylings = codeStylings.filter((styling) => demo.stylings[styling]);
  const [placed] = Object.entries(docs.pages).filter(
    ([path, { text }]) =>
      versionAt(docs, path) === version &&
      text.includes(`title="${demo.stylings[stylings[0] ?? 'system']?.TS[0]?.name}"`),
  );
  const packages = Object.entries(demo.packages).map(([name, number]) => `${name}@${number}`);
  return {
    source: [
      version && nameOf(version),
      placed && `${placed[1].url}#${demo.name}`,
      `${origin}${baseUrl}demos/${demo.key}/`,
    ]
      .filter(Boolean)
      .join(' · '),
    text: [
      `# ${demo.name}`,
      `Packages: ${packages.join(' ')}`,
      ...stylings.flatMap((styling) => [
        ...(stylings.length > 1 ? [`## Styling: ${styling}`] : []),
        ...(demo.stylings[styling]?.[variant] ?? []).map(
          ({ name, code }) =>
            `\`\`\`\`${name.replace(/^.*\./, '')} title="${name}"\n${code.trim()}\n\`\`\`\``,
        ),
      ]),
    ].join('\n\n'),
  };
}
