export { hosts } from '../../../../studio/outside/npmApi';
