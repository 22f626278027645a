import { editedDemoFolder, hostHeaders } from '../../plugins/hosting/headers';
import {
  contentSecurityPolicy,
  editedDemoPolicy,
  inlineScriptHashes,
} from '../../plugins/hosting/policy';
import { error, type Finding, type SiteResponse } from './findings';

/** Sources that allow any script. */
const unsafeSources = [
  "'unsafe-inline'",
  "'unsafe-eval'",
  '*',
  'http:',
  'https:',
  'data:',
  'blob:',
];

/** Policies of the kinds of pages, which have different headers. */
const policies = {
  page: (hashes: string[]) => contentSecurityPolicy(hashes),
  demo: (hashes: string[]) => contentSecurityPolicy(hashes, {}, 'self'),
  editedDemo: editedDemoPolicy,
};
type PageKind = keyof typeof policies;

function kindOf(path: string): PageKind {
  if (path.startsWith('/toolpad/demos/')) return 'demo';
  return path.startsWith(`/toolpad/${editedDemoFolder}/`) ? 'editedDemo' : 'page';
}

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

/**
 * Compares the policy of a page with the one that its build had: all its directives and the hashes
 * of the page's scripts. The settings of the build may add origins.
 */
function checkPolicy(path: string, policy: string, html: string): Finding[] {
  const expected = directivesOf(policies[kindOf(path)](inlineScriptHashes(html)));
  const sent = directivesOf(policy);
  const missing = [...expected].flatMap(([name, sources]) =>
    sources.some((source) => !sent.get(name)?.includes(source)) ? name : [],
  );
  const unsafe = (sent.get('script-src') ?? []).filter(
    (source) => unsafeSources.includes(source) && !expected.get('script-src')?.includes(source),
  );
  return [
    ...missing.map((name) =>
      error(path, `The Content-Security-Policy lacks what the page needs in ${name}.`),
    ),
    ...unsafe.map((source) =>
      error(path, `The Content-Security-Policy allows ${source} in script-src.`),
    ),
  ];
}

/** Headers that each page of a kind must have, with the values that the build writes. */
function required(kind: PageKind) {
  const { common, ...kinds } = hostHeaders({ page: '', demo: '', editedDemo: '' });
  return Object.entries({ ...common, 'X-Frame-Options': kinds[kind]['X-Frame-Options'] ?? '' });
}

/** A host may keep HTTPS for longer than the build asks for. */
const isEqual = (name: string, sent: string, expected: string) =>
  name === 'Strict-Transport-Security' ? /max-age=\d{7,}/.test(sent) : sent === expected;

/**
 * Checks the headers of a page. If a policy is sent twice, `fetch` joins both values with a comma.
 */
export function checkHeaders(path: string, { headers, text }: SiteResponse): Finding[] {
  const findings = required(kindOf(path))
    .filter(([name, value]) => !isEqual(name, headers.get(name) ?? '', value))
    .map(([name, value]) =>
      error(
        path,
        `${name.toLowerCase()} is "${headers.get(name) ?? ''}" instead of "${value}". The build's _headers and _nginx.conf contain it.`,
      ),
    );
  const policy = headers.get('content-security-policy') ?? '';
  if (policy === '') findings.push(error(path, 'No Content-Security-Policy is sent.'));
  else if ((policy.match(/default-src/g) ?? []).length > 1)
    findings.push(error(path, 'Two policies are sent, and browsers apply both.'));
  else findings.push(...checkPolicy(path, policy, text));
  const caching = headers.get('cache-control') ?? '';
  if (/immutable|max-age=[1-9]\d{3,}/.test(caching))
    findings.push(error(path, `Browsers cache a page: cache-control is "${caching}".`));
  return findings;
}
