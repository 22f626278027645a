/** Said on the window of a frame when its demo has been drawn. */
export const liveEvent = 'demo:live';
