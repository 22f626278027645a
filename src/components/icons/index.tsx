import type { ReactNode } from 'react';
import { iconPaths, type IconName } from './paths';
import styles from './Icon.module.css';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Edge length in px. Default 20. */
  size?: number;
  /** The icon means a direction and is mirrored in right-to-left pages. Default false. */
  directional?: boolean;
}

/** An inline SVG icon. Decorative: the control around it carries the label. */
export function Icon({ name, size = 20, directional = false }: IconProps): ReactNode {
  return (
    <svg
      className={styles.icon}
      data-directional={directional || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
