import type { DataField } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { FieldPages } from './FieldPages';

type Order = {
  id: number;
  /** A day, such as `2026-10-15`. */
  placed: string | null;
  /** A moment, such as `2026-10-22T06:30:00.000Z`. */
  departure: string | null;
};

/** The day of a moment in the user's time zone. Swedish dates have the form of ISO 8601. */
const toDay = (moment: string) => new Intl.DateTimeFormat('sv-SE').format(new Date(moment));

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What is stored: forms give a changed day as its midnight in UTC. */
const withDay = <T extends Partial<Order>>(values: T): T => ({
  ...values,
  placed: values.placed && !isDay(values.placed) ? toDay(values.placed) : values.placed,
});

// preview-start
const fields: DataField[] = [
  { field: 'id', headerName: 'Order' },
  {
    field: 'placed',
    headerName: 'Placed',
    type: 'date',
    flex: 1,
    // Without a time, `new Date` would read the day as midnight in UTC.
    valueGetter: (day?: string | null) => (day ? new Date(`${day}T00:00`) : null),
  },
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'dateTime',
    flex: 1,
    valueGetter: (moment?: string | null) => (moment ? new Date(moment) : null),
  },
];
// preview-end

const server = createServer<Order>(fields, [
  { id: 1041, placed: '2026-09-15', departure: '2026-09-17T06:30:00.000Z' },
  { id: 1042, placed: '2026-09-16', departure: '2026-09-18T12:00:00.000Z' },
  { id: 1068, placed: '2026-10-22', departure: null },
]);

const orderSource = {
  ...server,
  createOne: (values: Partial<Order>) => server.createOne(withDay(values)),
  updateOne: (id: string | number, values: Partial<Order>) => server.updateOne(id, withDay(values)),
};

export default function CrudFieldDate() {
  return <FieldPages<Order> dataSource={orderSource} />;
}
