import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { PictureFile } from '@site/src/site/pictures';
import type { Received } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/Picture/tag';
import styles from './Picture.module.css';

/** Widest place of a picture in an article, in CSS pixels: `--article-width` and a little. */
const articleWidth = 720;

/**
 * Screens choose the file by the pixels they show: photographs have twice as many as CSS pixels,
 * too many for most places.
 */
function densities(base: string, format: string, { width, normal }: PictureFile) {
  return normal
    ? {
        srcSet: `${base}-1x.${format} ${width}w, ${base}.${format} ${2 * width}w`,
        sizes: `min(100vw, ${Math.min(width, articleWidth)}px)`,
      }
    : {};
}

/**
 * A picture of an interface, in the reader's mode. Only the one in view is loaded. Pressing it
 * opens it large (`src/features/picture`), or, without scripts, its file.
 * @throws if no picture has the name; the checker reports where
 */
export function Picture({ name, alt, caption, pictures, folder }: Received<typeof tag>): ReactNode {
  const base = useBaseUrl(`/${folder}/${name}`);
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}".`);
  const { format, states } = picture;
  const twin = (mode: 'light' | 'dark') => {
    const file = states[mode];
    if (!file) return null;
    const source = `${base}-${mode}.${format}`;
    const variants = densities(`${base}-${mode}`, format, file);
    return (
      <a
        href={source}
        className={states.light && states.dark ? styles[mode] : undefined}
        data-enlarge
      >
        <img
          src={source}
          {...variants}
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
