import { STATUSES, type Order, type Status } from '../orders/order';

export interface Week {
  /** Monday, as `2026-10-19`. */
  monday: string;
  /** In euros. */
  insured: number;
  uninsured: number;
}

/** What the dashboard shows. Amounts are in euros. */
export interface Overview {
  orders: number;
  income: number;
  openOrders: number;
  openIncome: number;
  /** Share of orders with insurance, 0 to 1. */
  insuredShare: number;
  /** The last six weeks with orders, oldest first. */
  weeks: Week[];
  statuses: { status: Status; orders: number }[];
  /** Newest first. */
  latest: Order[];
}

const amountOf = (orders: Order[]) => orders.reduce((sum, { amount }) => sum + amount, 0);

/** The Monday of a date's week, in local time. */
export function mondayOf(date: string): string {
  const monday = new Date(date);
  monday.setHours(12, 0, 0, 0);
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

function weekOf(monday: string, orders: Order[]): Week {
  const placed = orders.filter((order) => mondayOf(order.placed) === monday);
  const insured = amountOf(placed.filter((order) => order.insured));
  return { monday, insured, uninsured: amountOf(placed) - insured };
}

/** The figures of all orders. */
export function overviewOf(orders: Order[]): Overview {
  const openOrders = orders.filter(({ status }) => status !== 'Delivered');
  const mondays = [...new Set(orders.map(({ placed }) => mondayOf(placed)))].sort();
  return {
    orders: orders.length,
    income: amountOf(orders),
    openOrders: openOrders.length,
    openIncome: amountOf(openOrders),
    insuredShare: orders.filter(({ insured }) => insured).length / (orders.length || 1),
    weeks: mondays.slice(-6).map((monday) => weekOf(monday, orders)),
    statuses: STATUSES.map((status) => ({
      status,
      orders: orders.filter((order) => order.status === status).length,
    })),
    latest: [...orders].sort((a, b) => (a.placed < b.placed ? 1 : -1)).slice(0, 5),
  };
}
