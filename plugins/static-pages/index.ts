import type { Config } from '@docusaurus/types';
import path from 'node:path';
import { isDevelopmentServer } from '../shared/command';
import { definePlugin } from '../shared/definePlugin';
import { definePublicVariables } from '../shared/environment';
import { clientBundle } from './clientBundle';
import { faster } from './faster';
import { pageScript } from './pageScript';
import { orderSiteReloads } from './reloads';
import { ssrTemplate } from './template';

type Presets = NonNullable<Config['presets']>;

const preset = path.join(__dirname, 'preset.ts');

/** The classic preset of a configuration, as ours. */
const withOwnPreset = (presets: Presets): Presets =>
  presets.map((entry) =>
    Array.isArray(entry) && entry[0] === 'classic' ? [preset, entry[1]] : entry,
  );

/**
 * The one door: a Docusaurus configuration whose pages are served as plain documents. Takes the configuration of a usual site with
 * the preset `classic`. README.md tells what changes.
 */
export function staticPages(config: Config): Config {
  const variables = definePublicVariables();
  if (isDevelopmentServer()) orderSiteReloads();
  return {
    ...config,
    ssrTemplate,
    future: {
      v4: true,
      ...config.future,
      faster: { ...faster, ...(config.future?.faster as object) },
    },
    presets: withOwnPreset(config.presets ?? []),
    plugins: [
      definePlugin((context) => pageScript(context, { variables })),
      definePlugin((context) => clientBundle(context, { variables })),
      ...(config.plugins ?? []),
    ],
  };
}
