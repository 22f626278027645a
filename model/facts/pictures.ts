export interface PictureFile {
  /** Displayed size in CSS pixels. Photographs have twice as many pixels in each direction. */
  width: number;
  height: number;
  bytes: number;
  /** First 16 digits of the file's SHA-256. */
  hash: string;
  /** Hash of the scene and app in the picture: `tools/pictures/manifest.ts`. */
  source: string;
  /** Day (UTC) on which the picture was taken, and the version of the product that it shows. */
  taken: { day: string; version: string };
  /**
   * The same picture with half as many pixels in each direction, `<name>-<state>-1x.<format>`, for
   * low-density screens. Drawings have none.
   */
  normal?: { bytes: number; hash: string };
}

/** A picture of a user interface. Its files are `<name>-<state>.<format>`. */
export interface PictureEntry {
  /** Page that uses the picture, from the root of the repository. */
  page: string;
  /** Name of the scene in `tools/pictures` or `studio-tools/pictures/scenes/`. */
  scene: string;
  format: 'webp' | 'svg';
  states: { light?: PictureFile; dark?: PictureFile };
}

/** By name in `<Picture>`: path below `static/static/images/` without state and extension. */
export type Pictures = Readonly<Record<string, PictureEntry>>;

export const listedFiles = (pictures: Pictures) =>
  Object.entries(pictures).flatMap(([name, { format, states }]) =>
    Object.entries(states).flatMap(([state, { hash, normal }]) => [
      { name, file: `${name}-${state}.${format}`, hash },
      ...(normal ? [{ name, file: `${name}-${state}-1x.${format}`, hash: normal.hash }] : []),
    ]),
  );
