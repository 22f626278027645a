import type { Mode } from './camera';
import type { Editor } from './editor';
import type { RunningStudio } from './studio';

/** What a series of pictures works with. */
export interface Scene {
  editor: Editor;
  studio: RunningStudio;
  /** Of the editor and of the app in the canvas. */
  mode: Mode;
}
