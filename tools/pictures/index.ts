export { density, saveScreenshot, takeScreenshot } from './camera';
export { fakeServerEnvironment, mockHosts, startFakeServer, type Hosts } from './fakeServer';
export { hashOf, removeOldPictures } from './manifest';
export { areaOf, type Area, type Mark } from './marks';
export {
  appOf,
  modes,
  type Mode,
  type SceneSources,
  type ShotOptions,
  type TakeShot,
} from './scenes';
export { launchBrowser, takeInWindow, takePictures } from './takePictures';
