export { Diagram as default } from '@site/src/features/diagram';
