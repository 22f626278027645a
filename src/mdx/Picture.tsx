import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { pictures } from '@site/src/site/pictures';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Name of a picture that `scripts/studio-pictures` has taken: `studio/first-app/canvas`. Its sizes are in `src/site/pictures.json`. */
  name: string;
  /** What is to be seen, for readers who do not see it. */
  alt: string;
  caption?: string;
}

/**
 * A picture of an interface, in the reader's mode. Only the one in view is loaded. Pressing it opens it large (`src/features/picture`), or, without
 * scripts, its file.
 * @throws when no picture has the name; `plugins/page-checks` says where
 */
export function Picture({ name, alt, caption }: PictureProps): ReactNode {
  const base = useBaseUrl(`/static/images/${name}`);
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}".`);
  const { format, states } = picture;
  const twin = (mode: 'light' | 'dark') => {
    const file = states[mode];
    if (!file) return null;
    const source = `${base}-${mode}.${format}`;
    return (
      <a
        href={source}
        className={states.light && states.dark ? styles[mode] : undefined}
        data-enlarge
      >
        <img
          src={source}
          alt={alt}
          width={file.width}
          height={file.height}
          loading="lazy"
          decoding="async"
        />
      </a>
    );
  };
  return (
    <figure className={styles.picture}>
      {twin('light')}
      {twin('dark')}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
