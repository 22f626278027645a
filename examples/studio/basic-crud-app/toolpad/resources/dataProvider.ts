import { createDataProvider } from '@toolpad/studio/server';
import { customers, nextId, type Customer } from '../customers';

export default createDataProvider<Customer>({
  async getRecords({ paginationModel: { start, pageSize } }) {
    return { records: customers.slice(start, start + pageSize), totalCount: customers.length };
  },
  async createRecord(values) {
    const customer = { ...values, id: nextId() };
    customers.push(customer);
    return customer;
  },
  async updateRecord(id, values) {
    const customer = customers.find((each) => each.id === Number(id));
    if (!customer) throw new Error(`Customer ${id} not found.`);
    return Object.assign(customer, values);
  },
  async deleteRecord(id) {
    const index = customers.findIndex((each) => each.id === Number(id));
    if (index >= 0) customers.splice(index, 1);
  },
});
