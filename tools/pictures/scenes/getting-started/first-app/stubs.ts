export { hosts } from '../../../../studio/outside/dogApi';
