/** Events for plain scripts of other features; `./page` is for the page script alone. */
export { sendEvent } from './send';
export { drawOncePerVisit } from './visit';
