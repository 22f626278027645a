/**
 * The example company of these pages: who appears in demos, samples, examples and pictures. `company.test.ts` holds them to it.
 * A demo that needs rows or a theme imports the file beside this one; readers see that file as a tab of the demo.
 */
export const COMPANY = {
  name: 'Harbor Logistics',
  shortName: 'Harbor',
  city: 'Rotterdam',
  /** Reserved for examples (RFC 2606): no mail to it ever arrives. */
  domain: 'harbor.example',
  url: 'https://harbor.example',
} as const;

/** The team. The first one is signed in. An address is the first name at the domain of the company. */
export const PEOPLE = [
  { name: 'Ines Okafor', role: 'Operations manager', office: 'Rotterdam' },
  { name: 'Bruno Castellan', role: 'Customs agent', office: 'Antwerp' },
  { name: 'Elif Sarikaya', role: 'Sales manager', office: 'Hamburg' },
  { name: 'Dario Venn', role: 'Fleet planner', office: 'Lisbon' },
  { name: 'Amara Nwosu', role: 'Customer service', office: 'Felixstowe' },
  { name: 'Freya Holm', role: 'Controller', office: 'Rotterdam' },
  { name: 'Goran Petrak', role: 'Warehouse lead', office: 'Gdansk' },
  { name: 'Meera Joshi', role: 'Sales manager', office: 'Rotterdam' },
] as const;

/** Ports that are served, and the companies that ship through them. */
export const PORTS = ['Antwerp', 'Felixstowe', 'Gdansk', 'Hamburg', 'Lisbon', 'Oslo'] as const;

export const CUSTOMERS = [
  'Aldertree Foods',
  'Brightwater Cycles',
  'Corvo Ceramics',
  'Halden Paper',
  'Marigold Textiles',
  'Nordlys Timber',
  'Quarry Supplies',
  'Tern Instruments',
] as const;

/** `ines@harbor.example` of `Ines Okafor`. */
export const emailOf = (name: string) =>
  `${name.split(' ', 1).join().toLowerCase()}@${COMPANY.domain}`;
