export { ProductionErrors } from './ProductionErrors';
