import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Path below `static/static/images/` without mode and ending: `studio/first-app/canvas`. Both twins must exist. */
  name: string;
  alt: string;
  /** Natural size in px; keeps the place of the picture before it has loaded. */
  width: number;
  height: number;
  caption?: string;
  format?: 'webp' | 'svg' | 'png';
}

/** A picture of an interface, with a light and a dark twin. Only the one in view is loaded. */
export function Picture({
  name,
  alt,
  width,
  height,
  caption,
  format = 'webp',
}: PictureProps): ReactNode {
  const base = useBaseUrl(`/static/images/${name}`);
  const twin = (mode: 'light' | 'dark') => (
    <img
      className={styles[mode]}
      src={`${base}-${mode}.${format}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <figure className={styles.picture}>
      {twin('light')}
      {twin('dark')}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
