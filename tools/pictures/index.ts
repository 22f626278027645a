export { density, saveScreenshot, takeScreenshot, type ShotOptions } from './camera';
export { hashOf, modes, pageOf, pictureName, removeOldPictures } from './manifest';
export { takePictures } from './takePictures';
