export { density, saveScreenshot, takeScreenshot, type ShotOptions } from './camera';
export { hashOf, modes, pageOf, pictureName, removeOldPictures, type Mode } from './manifest';
export { takePictures } from './takePictures';
