import { mountIsland } from './islands/mount';

/** Entry of the client bundle: hands the runtime to the page script. */
window.toolpadIslands = { mount: mountIsland };
