export { hosts } from '../first-app/stubs';
