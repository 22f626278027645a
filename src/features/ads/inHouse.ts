import type { ScriptKey } from '@site/model/facts/messages/translate';
import { baseUrl } from '@site/model/facts/origins';

/** An ad of the sponsor or our own (docs/behavior.md#sponsor-slot). Strings are plain text. */
export interface Ad {
  name: string;
  /** `https:` URL. */
  link: string;
  /** Picture of 130 by 100 px. */
  img?: string;
  description: string;
  poweredby: string;
  /** Source of the ad, for analytics. */
  label: 'carbon' | 'in-house';
}

type InHouseAd = Omit<Required<Ad>, 'description'> & { description: ScriptKey };

const inHouse = (
  file: string,
  ad: Pick<InHouseAd, 'name' | 'link' | 'description'>,
): InHouseAd => ({
  ...ad,
  img: `${baseUrl}static/ads-in-house/${file}.svg`,
  poweredby: 'MUI',
  label: 'in-house',
});

/** Shown until there's a sponsor's ad. Descriptions are keys of the catalog. */
export const inHouseAds: readonly [InHouseAd, ...InHouseAd[]] = [
  inHouse('scaffoldhub', {
    name: 'ScaffoldHub',
    link: 'https://scaffoldhub.io/',
    description: 'ad.scaffoldhub',
  }),
  inHouse('templates', {
    name: 'Templates',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates#populars',
    description: 'ad.templates',
  }),
  inHouse('themes', {
    name: 'Themes',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes#populars',
    description: 'ad.themes',
  }),
  inHouse('tidelift', {
    name: 'Tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui?utm_source=npm-material-ui&utm_medium=referral&utm_campaign=docs',
    description: 'ad.tidelift',
  }),
  inHouse('figma', {
    name: 'MUI for Figma',
    link: 'https://mui.com/store/items/figma-react/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-figma',
    description: 'ad.figma',
  }),
];
