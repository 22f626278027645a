/** `npm run deploy:check URL`: looks at a deployed site from outside and prints what is wrong. Ends with 1 when something is. */
import legacyRedirects from '../plugins/hosting/legacyRedirects.json';
import { ownRedirects } from '../plugins/hosting/redirects';
import { checkDeployment, type Ask } from '../tools/deploy/check';

const moved = [...ownRedirects, ...legacyRedirects];

const askAt =
  (origin: string): Ask =>
  async (address, headers = {}) => {
    const response = await fetch(origin + address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

/** @returns the exit code */
async function check(given: string | undefined): Promise<number> {
  if (!given || !URL.canParse(given)) {
    console.error('Which site? Give its address: npm run deploy:check https://docs.example.com');
    return 2;
  }
  const { origin } = new URL(given);
  try {
    const findings = await checkDeployment(askAt(origin), moved, origin);
    findings.forEach(({ kind, address, message }) =>
      console.log(`${kind}  ${address}  ${message}`),
    );
    const errors = findings.filter(({ kind }) => kind === 'error').length;
    console.log(
      findings.length === 0
        ? `${origin} is as it was built.`
        : `${origin}: ${errors} errors, ${findings.length - errors} warnings.`,
    );
    return errors > 0 ? 1 : 0;
  } catch (error) {
    console.error(`${origin} does not answer: ${(error as Error).message}`);
    return 1;
  }
}

void check(process.argv[2]).then((code) => {
  process.exitCode = code;
});
