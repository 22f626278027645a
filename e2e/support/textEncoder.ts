import { TextEncoder } from 'node:util';

/** The data grid needs it when it's imported, and jsdom lacks it. */
globalThis.TextEncoder ??= TextEncoder;
