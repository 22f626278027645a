import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { blockedMessages } from '../sponsor';
import { findElement, type Browser, type Driver } from './driver';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Starts Firefox. `preferences` are those of `about:config`. */
export const launchFirefox = (preferences?: Record<string, unknown>) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferences,
  });

async function start(): Promise<Driver> {
  const browser = await launchFirefox();
  const page = await browser.newPage();
  const messages: string[] = [];
  // Without a network, Firefox reports requests to the sponsor.
  const report = (text: string) => {
    if (!blockedMessages.some((host) => text.includes(host))) messages.push(text);
  };
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type())) report(message.text());
  });
  page.on('pageerror', (error) => report(String(error)));
  return {
    messages,
    async open(url) {
      await page.goto(url);
    },
    evaluate: (run, ...values) => page.evaluate(run as () => never, ...(values as unknown as [])),
    async frameText(selector) {
      const element = await page.$(selector);
      const frame = await element?.contentFrame();
      return (await frame?.evaluate(() => document.body.innerText)) ?? '';
    },
    async click(selector, name = '') {
      const found = await page.waitForFunction(findElement, {}, selector, name);
      await (found as ElementHandle<HTMLElement>).click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** Firefox, by WebDriver BiDi. */
export const firefox: Browser = {
  name: 'Firefox',
  debianPackage: 'firefox-esr',
  isInstalled: existsSync(executablePath),
  start,
};
