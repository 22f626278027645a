/**
 * `npm run deploy:check URL`: checks a deployed site over HTTP, and its worker in a browser, and
 * prints the problems. Exits with
 * code 1 if there are errors, and with code 2 if the URL is missing.
 */
import legacyRedirects from '../plugins/hosting/legacyRedirects.json';
import { ownRedirects } from '../plugins/hosting/redirects';
import { documentedVersions } from '../plugins/shared/versions';
import { checkDeployment, checkWorkerInBrowser, fetchFrom } from '../tools/deploy';
import { runMain } from '../tools/report';

const url = process.argv[2] ?? '';
if (!URL.canParse(url)) {
  console.error('Which site? Pass its URL: npm run deploy:check https://docs.example.com');
  process.exit(2);
}
const { origin } = new URL(url);

runMain(async () => {
  const redirects = [...ownRedirects(documentedVersions(process.cwd())), ...legacyRedirects];
  const found = await checkDeployment(fetchFrom(origin), redirects, origin).catch(
    (error: Error) => {
      throw new Error(`${origin} does not answer: ${error.message}`, { cause: error });
    },
  );
  const findings = [...found, ...(await checkWorkerInBrowser(origin))];
  findings.forEach(({ kind, path, message }) => console.log(`${kind}  ${path}  ${message}`));
  const errors = findings.filter(({ kind }) => kind === 'error').length;
  console.log(
    findings.length === 0
      ? `${origin} has no problems.`
      : `${origin}: ${errors} errors, ${findings.length - errors} warnings.`,
  );
  return errors === 0;
});
