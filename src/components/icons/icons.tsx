import type { ReactNode } from 'react';
import styles from './Icon.module.css';
import paths from './paths.json';

/**
 * `paths.json` contains Material Icons (Apache License 2.0), and logos of frameworks from Simple
 * Icons (CC0), 24 by 24, rounded to one decimal by SVGO. The rounding is invisible and saves a
 * third of their size on every page.
 */
export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  /** Edge length in px. Default 20. */
  size?: number;
  /** Mirrors the icon in right-to-left pages, because it indicates a direction. Default false. */
  directional?: boolean;
  /** Color mode in which the icon is shown. Default: all. */
  'data-mode-icon'?: string;
}

/** Inline SVG icon. It's decorative: the control around it has the label. */
export function Icon({ name, size = 20, directional = false, ...mode }: IconProps): ReactNode {
  return (
    <svg
      {...mode}
      className={styles.icon}
      data-directional={directional || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
