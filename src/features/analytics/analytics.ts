/** Events for scripts of other features. `./script` is for the page script only. */
export { sendEvent } from './send';
export { chooseOncePerVisit } from './send';
