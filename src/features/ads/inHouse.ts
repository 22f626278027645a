import { baseUrl } from '@site/model/facts/origins';

/** An ad of the sponsor or our own. Strings are plain text. */
export interface Ad {
  name: string;
  title: string;
  /** `https:` URL. */
  link: string;
  /** Picture of 130 by 100 px. */
  img?: string;
  description: string;
  poweredby: string;
}

const picture = (name: string) => `${baseUrl}static/ads-in-house/${name}.svg`;

/** Shown until there's a sponsor's ad. The text of `<name>` is `ad.<name>` in the catalog. */
export const inHouseAds = [
  {
    name: 'scaffoldhub',
    title: 'ScaffoldHub',
    link: 'https://scaffoldhub.io/',
    img: picture('scaffoldhub'),
    poweredby: 'MUI',
  },
  {
    name: 'templates',
    title: 'Templates',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates#populars',
    img: picture('templates'),
    poweredby: 'MUI',
  },
  {
    name: 'themes',
    title: 'Themes',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes#populars',
    img: picture('themes'),
    poweredby: 'MUI',
  },
  {
    name: 'tidelift',
    title: 'Tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui?utm_source=npm-material-ui&utm_medium=referral&utm_campaign=docs',
    img: picture('tidelift'),
    poweredby: 'MUI',
  },
  {
    name: 'figma',
    title: 'MUI for Figma',
    link: 'https://mui.com/store/items/figma-react/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-figma',
    img: picture('figma'),
    poweredby: 'MUI',
  },
] as const satisfies readonly Omit<Ad, 'description'>[];
