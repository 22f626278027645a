import { mountIsland } from './islands/mount';

/** Entry of the client bundle: provides the runtime for the page script. */
window.toolpadIslands = { mount: mountIsland };
