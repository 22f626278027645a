export { hosts } from '../../../../studio/outside/google';
