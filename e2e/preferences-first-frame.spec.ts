import { recordFirstFrame } from './firstFrame';
import { expect, test } from './fixtures';
import { storePreferences, paper, stylings, themeColor, tutorial } from './preferenceSteps';

test.describe('the first painted frame is correct', () => {
  const visits = [
    {
      mode: 'light',
      system: 'dark',
      shown: 'light',
      codeVariant: 'JS',
      codeStyling: 'tailwind',
      direction: 'rtl',
      manager: 'pnpm',
    },
    {
      mode: 'dark',
      system: 'light',
      shown: 'dark',
      codeVariant: 'TS',
      codeStyling: 'css',
      direction: 'ltr',
      manager: 'yarn',
    },
    {
      mode: 'system',
      system: 'dark',
      shown: 'dark',
      codeVariant: 'JS',
      codeStyling: 'system',
      direction: 'rtl',
      manager: 'npm',
    },
    {
      mode: 'system',
      system: 'light',
      shown: 'light',
      codeVariant: 'TS',
      codeStyling: 'tailwind',
      direction: 'ltr',
      manager: 'pnpm',
    },
  ] as const;

  for (const path of [tutorial, stylings]) {
    for (const { mode, system, shown, codeVariant, codeStyling, direction, manager } of visits) {
      test(`${path}: mode ${mode} on a ${system} system, ${codeVariant}, ${codeStyling}, ${direction}`, async ({
        page,
        context,
      }) => {
        await storePreferences(context, {
          cookies: { codeVariant, codeStyling },
          local: { 'mui-mode': mode, 'docs-direction': direction, 'docs-package-manager': manager },
        });
        await page.emulateMedia({ colorScheme: system });
        const { looks, shifts } = await recordFirstFrame(page, path);
        const expected = {
          theme: shown,
          dir: direction,
          codeVariant,
          codeStyling,
          density: 'comfortable',
          bodyClass: `mode-${shown}`,
          bodyDir: direction,
          themeColor: themeColor[shown],
          background: paper[shown],
        };
        const settled = looks.at(-1);
        expect(settled?.panels.length).toBeGreaterThan(0);
        for (const { panels, ...look } of looks) {
          expect(look).toMatchObject(expected);
          // The document may be incomplete.
          expect(panels).toEqual(settled?.panels.slice(0, panels.length));
        }
        const ofCommands =
          settled?.panels.filter((panel) => ['npm', 'pnpm', 'yarn'].includes(panel)) ?? [];
        expect(new Set(ofCommands)).toEqual(new Set(ofCommands.length ? [manager] : []));
        expect(settled?.panels).toContain(
          path === tutorial ? codeVariant : `${codeStyling} ${codeVariant}`,
        );
        expect(shifts).toEqual([]);
      });
    }
  }

  test('without stored preferences, and with the variant in the URL', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const { looks } = await recordFirstFrame(page, `${tutorial}#TutorialDefault.js`);
    for (const look of looks)
      expect(look).toMatchObject({
        theme: 'dark',
        dir: 'ltr',
        codeVariant: 'JS',
        codeStyling: 'system',
        bodyClass: 'mode-dark',
      });
  });
});
