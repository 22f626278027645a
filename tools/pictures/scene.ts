import type { Locator, Page } from '@playwright/test';
import type { Hosts, RunningStudio, StartOptions } from '@site/tools/studio';
import type { Editor } from './editor';
import type { Area, Mark } from './marks';

/** How the editor and the app look: each picture is taken in both. */
export type Mode = 'light' | 'dark';

export const modes: readonly Mode[] = ['light', 'dark'];

export interface ShotOptions {
  /**
   * What the picture shows: the smallest part of the window that holds all of these. The whole
   * window when left out.
   */
  crop?: Locator | Area | (Locator | Area)[];
  /** Space around the crop, in CSS pixels. 12 when left out. */
  pad?: number;
  /** Rings, arrows and numbers drawn over the picture. */
  marks?: Mark[];
}

/** What a scene works with, in one mode. */
export interface Stage {
  page: Page;
  editor: Editor;
  studio: RunningStudio;
  mode: Mode;
  /** Takes a picture: `<Picture name="studio/<page>/<name>">`. */
  shot: (name: string, options?: ShotOptions) => Promise<void>;
}

export interface Scene {
  /**
   * Folder of the app, from the root of the repository. When left out: `app/` beside the scene, or
   * else a new app.
   */
  app?: string;
  /** Example project to photograph instead, by its name in `examples/studio/`. */
  example?: string;
  /** Answers for the hosts that the app and the browser request. All others are unreachable. */
  hosts?: Hosts;
  /** Size of the window, in CSS pixels. 1280 by 800 when left out. */
  viewport?: { width: number; height: number };
  env?: Record<string, string>;
  /** `start` photographs the production build, which has no editor. */
  command?: StartOptions['command'];
  /** The example's own server. */
  server?: StartOptions['server'];
  /**
   * The steps leave the app as it was: both modes are photographed on one running Studio, which
   * takes half the time. Not for production builds.
   */
  changesNothing?: boolean;
  /** Starts other servers that the app needs, such as a database. */
  before?: () => Promise<{ env?: Record<string, string>; stop: () => Promise<void> }>;
  take: (stage: Stage) => Promise<void>;
}

/** What a scene of an application of `examples/` works with, in one mode. */
export interface LiveStage extends Pick<Stage, 'page' | 'mode' | 'shot'> {
  /** URL of the application as the site serves it, with paths after a `#`. */
  url: string;
}

/**
 * A scene of an application of `examples/` that needs no server, such as those that the site runs
 * (`src/site/liveExamples.ts`), instead of Studio.
 */
export interface LiveScene extends Pick<Scene, 'viewport'> {
  live: string;
  take: (stage: LiveStage) => Promise<void>;
}

/** A drawing instead of a photograph: SVG text for each mode. */
export type Drawings = Readonly<Record<string, (mode: Mode) => string>>;

/** Gives a scene its type. */
export const defineScene = (scene: Scene): Scene => scene;

/** Gives a scene of an application its type. */
export const defineLiveScene = (scene: LiveScene): LiveScene => scene;
