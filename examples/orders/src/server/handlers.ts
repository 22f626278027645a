import { networkHandlers } from './network';
import { orderHandlers } from './orderHandlers';
import { sessionHandlers } from './sessionHandlers';

/** All of the server, in the order in which a request meets it. */
export const handlers = [...networkHandlers, ...sessionHandlers, ...orderHandlers];
