export { independentQueries, queries } from './queries';
export { explainQuery, searchReport } from './report';
export { readIndex, runQueries, scoreOf } from './score';
