import { customers, nextId, type Customer } from '../customers';

// #region read
/** All customers. */
export async function getCustomers(): Promise<Customer[]> {
  return customers;
}
// #endregion read

// #region write
/** Adds a customer and returns it with its id. */
export async function addCustomer(values: Omit<Customer, 'id'>): Promise<Customer> {
  const customer = { ...values, id: nextId() };
  customers.push(customer);
  return customer;
}

/** Changes a customer. */
export async function updateCustomer(id: number, values: Partial<Customer>): Promise<void> {
  const customer = customers.find((each) => each.id === id);
  if (!customer) throw new Error(`Customer ${id} not found.`);
  Object.assign(customer, values, { id });
}

/** Deletes a customer, if there is one with that id. */
export async function deleteCustomer(id: number): Promise<void> {
  const index = customers.findIndex((each) => each.id === id);
  if (index >= 0) customers.splice(index, 1);
}
// #endregion write
