import type { Locator, Page } from '@playwright/test';
import type { Hosts, RunningStudio, StartOptions } from '@site/tools/studio';
import type { Editor } from './editor';
import type { Area, Mark } from './marks';

/** Color scheme of the editor and the app. Each picture is taken in both. */
export type Mode = 'light' | 'dark';

export const modes: readonly Mode[] = ['light', 'dark'];

export interface ShotOptions {
  /**
   * Elements or areas in the picture: it shows the smallest part of the window that contains all of
   * them. Default: the whole window.
   */
  crop?: Locator | Area | (Locator | Area)[];
  /** Padding around the crop in CSS pixels. Default: 12. */
  pad?: number;
  /** Rings, arrows, and numbers over the picture. */
  marks?: Mark[];
}

/** What a scene uses to take pictures in one mode. */
export interface SceneContext {
  page: Page;
  editor: Editor;
  studio: RunningStudio;
  mode: Mode;
  /** Takes a picture for `<Picture name="studio/<page>/<name>">`. */
  shot: (name: string, options?: ShotOptions) => Promise<void>;
}

export interface Scene {
  /**
   * Folder of the app, relative to the root of the repository. Default: `app/` in the scene's
   * folder, or a new app if that folder doesn't exist.
   */
  app?: string;
  /** Name of a project in `examples/studio/`, used instead of `app`. */
  example?: string;
  /** Responses of hosts that the app and the browser request. Other hosts are unreachable. */
  hosts?: Hosts;
  /** Size of the window in CSS pixels. Default: 1280 by 800. */
  viewport?: { width: number; height: number };
  env?: Record<string, string>;
  /** `start` uses the production build, which has no editor. */
  command?: StartOptions['command'];
  /** The project's server, used instead of Studio's. */
  server?: StartOptions['server'];
  /**
   * Whether the steps don't change the app. If so, both modes use the same running Studio, which
   * takes half the time. Not for production builds.
   */
  changesNothing?: boolean;
  /** Starts other servers that the app needs, such as a database. */
  before?: () => Promise<{ env?: Record<string, string>; stop: () => Promise<void> }>;
  take: (context: SceneContext) => Promise<void>;
}

/** What a scene of an application in `examples/` uses to take pictures in one mode. */
export interface LiveSceneContext extends Pick<SceneContext, 'page' | 'mode' | 'shot'> {
  /** URL of the application. Paths of its pages follow after `#`. */
  url: string;
}

/**
 * A scene of an application in `examples/` instead of Studio. The application needs no server, such
 * as those in `src/site/liveExamples.ts`.
 */
export interface LiveScene extends Pick<Scene, 'viewport'> {
  live: string;
  take: (context: LiveSceneContext) => Promise<void>;
}

/** Drawings instead of screenshots: SVG text for each mode. */
export type Drawings = Readonly<Record<string, (mode: Mode) => string>>;

/** Declares a scene in Studio. */
export const defineScene = (scene: Scene): Scene => scene;

/** Declares a scene of an application. */
export const defineLiveScene = (scene: LiveScene): LiveScene => scene;
