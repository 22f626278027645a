import { TextEncoder } from 'node:util';

/** The data grid needs it when it is imported, and jsdom has none. */
globalThis.TextEncoder ??= TextEncoder;
