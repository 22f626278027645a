import { createServer, type Server } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

/** The first visit of a page compiles it. */
const slow = { timeout: 90_000 };

/** A mail server that keeps what it is sent. */
function mailServer(): Promise<{ server: Server; mails: string[] }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let reading = false;
    socket.write('220 localhost\r\n');
    socket.on('data', (chunk) => {
      if (reading) {
        text += chunk.toString();
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(text);
        text = '';
        reading = false;
        socket.write('250 kept\r\n');
        return;
      }
      const command = chunk.toString().toUpperCase();
      reading = command.startsWith('DATA');
      if (reading) socket.write('354 go on\r\n');
      else if (command.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  return new Promise((resolve) => server.listen(2525, () => resolve({ server, mails })));
}

/** The link of a message, whose lines are quoted-printable. */
const linkIn = (mail: string): string | undefined =>
  /http:\/\/\S+callback\/nodemailer\S+/.exec(mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))?.[0];

/** Fills the form of the magic link and receives the message. */
async function requestLink(page: Page): Promise<string> {
  const { server, mails } = await mailServer();
  try {
    const form = page.locator('form').last();
    await form.getByLabel('Email').fill('team@harbor.example');
    await form.getByRole('button').click();
    await expect(page.getByText('Check your inbox')).toBeVisible(slow);
    await expect.poll(() => mails.length, slow).toBe(1);
    const link = linkIn(mails[0] ?? '');
    if (!link) throw new Error(`The message has no link:\n${mails[0]}`);
    return link;
  } finally {
    server.close();
  }
}

const signsIn: BrowserTest = async ({ page, url, shot }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });

  await page.goto(`${url}/orders`);
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=%2Forders/, slow);
  await page.waitForLoadState('networkidle');

  await shot('sign-in', { viewport: { width: 960, height: 720 } });

  // Without a mail server, the page says so.
  await page.locator('form').last().getByLabel('Email').fill('team@harbor.example');
  await page.locator('form').last().getByRole('button').click();
  await expect(page.getByText('The message could not be sent.')).toBeVisible(slow);

  const link = await requestLink(page);
  await page.goto(link);
  await expect(page).toHaveURL(`${url}/orders`, slow);

  // The link works once.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/error=Verification|\/auth\/signin|\/api\/auth\/error/, slow);

  // A second link, a passkey, and a sign-in with it.
  await page.goto(`${url}/`);
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=%2F$/, slow);
  await page.waitForLoadState('networkidle');
  await page.goto(await requestLink(page));
  await expect(page.getByText(/Signed in as team@harbor.example/)).toBeVisible(slow);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible(slow);
  await shot('passkey', { crop: { x: 0, y: 0, width: 960, height: 360 }, pad: 0 });

  await page.context().clearCookies();
  await page.goto(`${url}/orders`);
  await page.waitForLoadState('networkidle');
  await page.locator('form').first().getByLabel('Email').fill('team@harbor.example');
  await page.locator('form').first().getByRole('button').click();
  await expect(page).toHaveURL(`${url}/orders`, slow);
  await expect(page.getByText('Orders from this week.')).toBeVisible(slow);
};

const scenario: Scenario = {
  after: 'docs-core/integrations/nextjs-approuter.mdx',
  starts: { register: signsIn },
  end: signsIn,
};
export default scenario;
