/** Orders of Harbor Logistics, 14 September to 23 October 2026. */
export type Order = {
  id: number;
  customer: string;
  port: string;
  /** When it was placed, in local time. */
  placed: string;
  status: (typeof STATUSES)[number];
  /** In euros. */
  amount: number;
  insured: boolean;
};

export const STATUSES = ['Booked', 'Loading', 'At sea', 'Delivered'] as const;

// prettier-ignore
export const ORDERS: Order[] = [
  { id: 1041, customer: 'Nordlys Timber', port: 'Oslo', placed: '2026-09-15T08:00', status: 'Delivered', amount: 4260, insured: true },
  { id: 1042, customer: 'Aldertree Foods', port: 'Antwerp', placed: '2026-09-16T10:05', status: 'Delivered', amount: 5240, insured: true },
  { id: 1043, customer: 'Tern Instruments', port: 'Gdansk', placed: '2026-09-16T15:05', status: 'Delivered', amount: 1460, insured: false },
  { id: 1044, customer: 'Halden Paper', port: 'Antwerp', placed: '2026-09-18T13:35', status: 'Delivered', amount: 1150, insured: false },
  { id: 1045, customer: 'Nordlys Timber', port: 'Gdansk', placed: '2026-09-21T10:05', status: 'Delivered', amount: 2760, insured: false },
  { id: 1046, customer: 'Marigold Textiles', port: 'Hamburg', placed: '2026-09-21T11:40', status: 'Delivered', amount: 4260, insured: true },
  { id: 1047, customer: 'Aldertree Foods', port: 'Gdansk', placed: '2026-09-22T12:40', status: 'Delivered', amount: 4890, insured: false },
  { id: 1048, customer: 'Brightwater Cycles', port: 'Antwerp', placed: '2026-09-24T13:05', status: 'Delivered', amount: 2480, insured: false },
  { id: 1049, customer: 'Quarry Supplies', port: 'Hamburg', placed: '2026-09-25T09:20', status: 'Delivered', amount: 2480, insured: false },
  { id: 1050, customer: 'Nordlys Timber', port: 'Gdansk', placed: '2026-09-28T11:05', status: 'Delivered', amount: 780, insured: false },
  { id: 1051, customer: 'Corvo Ceramics', port: 'Felixstowe', placed: '2026-09-28T13:20', status: 'Delivered', amount: 1280, insured: true },
  { id: 1052, customer: 'Brightwater Cycles', port: 'Gdansk', placed: '2026-10-01T08:00', status: 'Delivered', amount: 1460, insured: false },
  { id: 1053, customer: 'Marigold Textiles', port: 'Hamburg', placed: '2026-10-01T16:40', status: 'Delivered', amount: 4890, insured: true },
  { id: 1054, customer: 'Halden Paper', port: 'Hamburg', placed: '2026-10-02T08:00', status: 'Delivered', amount: 2350, insured: false },
  { id: 1055, customer: 'Tern Instruments', port: 'Hamburg', placed: '2026-10-05T10:10', status: 'Delivered', amount: 2350, insured: false },
  { id: 1056, customer: 'Corvo Ceramics', port: 'Oslo', placed: '2026-10-05T16:05', status: 'At sea', amount: 3540, insured: false },
  { id: 1057, customer: 'Brightwater Cycles', port: 'Antwerp', placed: '2026-10-06T13:25', status: 'Delivered', amount: 1620, insured: true },
  { id: 1058, customer: 'Quarry Supplies', port: 'Felixstowe', placed: '2026-10-07T08:10', status: 'At sea', amount: 780, insured: true },
  { id: 1059, customer: 'Marigold Textiles', port: 'Lisbon', placed: '2026-10-07T16:05', status: 'At sea', amount: 2350, insured: true },
  { id: 1060, customer: 'Brightwater Cycles', port: 'Hamburg', placed: '2026-10-08T16:20', status: 'At sea', amount: 3120, insured: false },
  { id: 1061, customer: 'Halden Paper', port: 'Felixstowe', placed: '2026-10-12T12:00', status: 'At sea', amount: 5240, insured: false },
  { id: 1062, customer: 'Quarry Supplies', port: 'Oslo', placed: '2026-10-12T14:20', status: 'Delivered', amount: 940, insured: true },
  { id: 1063, customer: 'Tern Instruments', port: 'Oslo', placed: '2026-10-14T13:50', status: 'At sea', amount: 3540, insured: true },
  { id: 1064, customer: 'Halden Paper', port: 'Antwerp', placed: '2026-10-15T16:40', status: 'Loading', amount: 4890, insured: false },
  { id: 1065, customer: 'Aldertree Foods', port: 'Felixstowe', placed: '2026-10-21T09:20', status: 'Loading', amount: 1150, insured: false },
  { id: 1066, customer: 'Marigold Textiles', port: 'Felixstowe', placed: '2026-10-21T10:10', status: 'Loading', amount: 1280, insured: true },
  { id: 1067, customer: 'Aldertree Foods', port: 'Lisbon', placed: '2026-10-21T13:20', status: 'Loading', amount: 780, insured: false },
  { id: 1068, customer: 'Nordlys Timber', port: 'Antwerp', placed: '2026-10-22T10:05', status: 'Booked', amount: 3120, insured: false },
  { id: 1069, customer: 'Aldertree Foods', port: 'Felixstowe', placed: '2026-10-23T09:25', status: 'Booked', amount: 3540, insured: true },
  { id: 1070, customer: 'Halden Paper', port: 'Gdansk', placed: '2026-10-23T15:50', status: 'Booked', amount: 3120, insured: true },
];
