export { density, saveScreenshot, takeScreenshot } from './camera';
export { Editor } from './editor';
export { findScenes } from './findScenes';
export { removeOldPictures, hashOf } from './manifest';
export { modes, type Mode, type ShotOptions } from './scene';
export { walk as firstAppWalk } from './scenes/getting-started/first-app/walk';
export { takePictures } from './takePictures';
export { walkProblems, walkThrough, type Walk } from './walk';
