export { writeLong } from './writeLong';
