/** The front page of the site. */
export { Home } from './Home';
