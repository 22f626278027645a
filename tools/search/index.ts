export { explainQuery, searchReport } from './report';
