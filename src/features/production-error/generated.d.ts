declare module '@generated/production-errors/default/messages.json' {
  import type { ProductionError } from '@site/src/site/productionErrors';

  /** Written by plugins/production-errors. */
  const messages: ProductionError[];
  export default messages;
}
