/** A file of a picture. */
export interface PictureFile {
  /** Size at which it is shown, in CSS pixels; photographs have twice as many pixels each way. */
  width: number;
  height: number;
  bytes: number;
  /** First 16 digits of its SHA-256. */
  hash: string;
  /** Hash of the scene and the app it shows: `tools/pictures/source.ts`. */
  source: string;
  /**
   * The same picture with half as many pixels each way, `<name>-<state>-1x.<format>`, for screens
   * of normal density. Drawings have none.
   */
  normal?: { bytes: number; hash: string };
}

/**
 * A picture of Toolpad Studio, written by `tools/pictures`. Its files are
 * `<name>-<state>.<format>`.
 */
export interface PictureEntry {
  /** The page it is taken for, from the root of the repository. */
  page: string;
  /** Folder below `tools/pictures/scenes/`. */
  scene: string;
  format: 'webp' | 'svg';
  states: { light?: PictureFile; dark?: PictureFile };
}

/** By name, as `<Picture>` has it: path below `static/static/images/` without state and ending. */
export type Pictures = Readonly<Record<string, PictureEntry>>;

/** Files that a list of pictures names, by their path below the folder of images. */
export const listedFiles = (pictures: Pictures) =>
  Object.entries(pictures).flatMap(([name, { format, states }]) =>
    Object.entries(states).flatMap(([state, { hash, normal }]) => [
      { name, file: `${name}-${state}.${format}`, hash },
      ...(normal ? [{ name, file: `${name}-${state}-1x.${format}`, hash: normal.hash }] : []),
    ]),
  );
