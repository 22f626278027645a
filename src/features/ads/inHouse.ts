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

type File = 'scaffoldhub' | 'templates' | 'themes' | 'tidelift' | 'figma';

/** The picture has colors for both modes: it follows the `color-scheme` of the page. */
const inHouse = (file: File, name: string, link: string): InHouseAd => ({
  name,
  link,
  img: `${baseUrl}static/ads-in-house/${file}.svg`,
  description: `ad.${file}`,
  poweredby: 'MUI',
  label: 'in-house',
});

const campaign = 'utm_source=docs&utm_medium=referral&utm_campaign=in-house';

/** Shown until there's a sponsor's ad. Descriptions are keys of the catalog. */
export const inHouseAds: readonly [InHouseAd, ...InHouseAd[]] = [
  inHouse('scaffoldhub', 'ScaffoldHub', 'https://scaffoldhub.io/'),
  inHouse('templates', 'Templates', `https://mui.com/store/?${campaign}-templates#populars`),
  inHouse('themes', 'Themes', `https://mui.com/store/?${campaign}-themes#populars`),
  inHouse(
    'tidelift',
    'Tidelift',
    'https://tidelift.com/subscription/pkg/npm-material-ui?utm_source=npm-material-ui&utm_medium=referral&utm_campaign=docs',
  ),
  inHouse('figma', 'MUI for Figma', `https://mui.com/store/items/figma-react/?${campaign}-figma`),
];
