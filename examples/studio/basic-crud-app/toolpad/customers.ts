export interface Customer {
  id: number;
  name: string;
  account_creation_date: string;
  country_of_residence: string;
  phone_number: string;
  email: string;
  address: string;
  gender: string;
}

const start: Customer[] = [
  [
    'Ada Wong',
    '2023-02-14',
    'Singapore',
    '+65 5550 0101',
    'ada@example.com',
    '12 Orchard Road',
    'Female',
  ],
  [
    'Bruno Costa',
    '2023-05-02',
    'Portugal',
    '+351 555 010 102',
    'bruno@example.com',
    'Rua Augusta 7',
    'Male',
  ],
  [
    'Chidi Okafor',
    '2023-08-21',
    'Nigeria',
    '+234 555 010 3',
    'chidi@example.com',
    '4 Marina Street',
    'Male',
  ],
  [
    'Dana Levi',
    '2024-01-09',
    'Israel',
    '+972 55 501 0104',
    'dana@example.com',
    '21 Herzl Street',
    'Other',
  ],
  [
    'Emil Larsen',
    '2024-06-30',
    'Denmark',
    '+45 55 50 10 05',
    'emil@example.com',
    'Nygade 3',
    'Male',
  ],
  [
    'Fatima Zahra',
    '2024-11-17',
    'Morocco',
    '+212 555 010 106',
    'fatima@example.com',
    '9 Rue Souika',
    'Female',
  ],
].map(
  (
    [name = '', date = '', country = '', phone = '', email = '', address = '', gender = ''],
    index,
  ) => ({
    id: index + 1,
    name,
    account_creation_date: date,
    country_of_residence: country,
    phone_number: phone,
    email,
    address,
    gender,
  }),
);

// Each file of `resources` is a bundle: what they share must outlive the module.
const store = globalThis as typeof globalThis & { customers?: Customer[] };

/** The customers, the same list for all functions. */
export const customers: Customer[] = (store.customers ??= start);

/** An id that no customer has. */
export const nextId = () => Math.max(0, ...customers.map(({ id }) => id)) + 1;
