import { pool } from '../database';
import ordersByCustomer from '../ordersByCustomer.sql';

// #region order
export async function getOrder(orderId: number) {
  const [rows] = await pool.execute('SELECT * FROM orders WHERE id = :orderId', { orderId });
  return rows;
}
// #endregion order

// #region file
export async function getOrdersByCustomer() {
  const [rows] = await pool.query(ordersByCustomer);
  return rows;
}
// #endregion file

// #region write
export async function setQuantity(orderId: number, quantity: number) {
  await pool.execute('UPDATE orders SET quantity = :quantity WHERE id = :orderId', {
    orderId,
    quantity,
  });
}
// #endregion write
