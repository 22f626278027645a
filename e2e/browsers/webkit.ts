import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '@site/tools/setup/index.mjs';
import { findElement, type Browser, type Driver } from './driver';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';
const miniBrowser = ['4.1', '4.0', '6.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((file) => existsSync(file));

/** Starts MiniBrowser, once its driver accepts connections. */
async function connect(server: string): Promise<WebDriver> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(`${server}/status`).catch(() => null);
    if (response?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build();
}

async function start(): Promise<Driver> {
  const port: number = await freePort();
  const process_ = spawn(display, ['-a', driver, `--port=${port}`], { detached: true });
  const end = () => process_.pid && process.kill(-process_.pid);
  const page = await connect(`http://127.0.0.1:${port}`).catch((error: unknown) => {
    end();
    throw error;
  });
  return {
    messages: [],
    open: (url) => page.get(url),
    evaluate: (run, ...values) =>
      page.executeScript(`return (${String(run)})(...arguments)`, ...values),
    async frameText(selector) {
      await page.switchTo().frame(await page.findElement({ css: selector }));
      try {
        return await page.executeScript<string>('return document.body.innerText');
      } finally {
        await page.switchTo().defaultContent();
      }
    },
    async click(selector, name = '') {
      const find = `(${String(findElement)})(arguments[0], arguments[1]).then(arguments[2])`;
      await page.wait(
        async () => {
          const found = await page.executeAsyncScript<WebElement | null>(find, selector, name);
          await found?.click();
          return found !== null;
        },
        15_000,
        `${selector} "${name}" can't be clicked`,
      );
    },
    type: (text) => page.actions().sendKeys(text).perform(),
    press: (key) =>
      page.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform(),
    async resize(width, height) {
      await page.manage().window().setRect({ width, height });
    },
    async close() {
      await page.quit();
      end();
    },
  };
}

/** WebKitGTK in its MiniBrowser, by WebDriver, on a virtual display. */
export const webkit: Browser = {
  name: 'WebKit',
  debianPackage: 'webkit2gtk-driver xvfb',
  isInstalled: [driver, display, miniBrowser ?? ''].every((file) => existsSync(file)),
  start,
};
