import { createDataProvider } from '@toolpad/studio/server';

interface Customer extends Record<string, unknown> {
  id: number;
  name: string;
  city: string;
  orders: number;
}

let customers: Customer[] = [
  { id: 1, name: 'Hafen Logistik', city: 'Hamburg', orders: 12 },
  { id: 2, name: 'Nordic Tools', city: 'Oslo', orders: 4 },
  { id: 3, name: 'Atelier Brun', city: 'Lyon', orders: 7 },
  { id: 4, name: 'Casa Verde', city: 'Porto', orders: 2 },
];

export default createDataProvider<Customer>({
  async getRecords({ paginationModel: { start, pageSize }, filterModel, sortModel: [order] }) {
    const found = customers.filter((customer) =>
      filterModel.items.every(({ field, value }) =>
        String(customer[field]).includes(String(value ?? '')),
      ),
    );
    if (order) {
      const sign = order.sort === 'asc' ? 1 : -1;
      found.sort((a, b) => sign * String(a[order.field]).localeCompare(String(b[order.field])));
    }
    return { records: found.slice(start, start + pageSize), totalCount: found.length };
  },
  async updateRecord(id, values) {
    customers = customers.map((customer) =>
      customer.id === Number(id) ? { ...customer, ...values } : customer,
    );
    return customers.find((customer) => customer.id === Number(id));
  },
  async createRecord(values) {
    const customer = { ...values, id: customers.length + 1 };
    customers = [...customers, customer];
    return customer;
  },
  async deleteRecord(id) {
    customers = customers.filter((customer) => customer.id !== Number(id));
  },
});
