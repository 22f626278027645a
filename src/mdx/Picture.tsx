import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { PictureFile } from '@site/model/facts/pictures';
import type { TagProps } from '@site/model/tags/define';
import type { tags } from '@site/model/tags/records/content';
import styles from './Picture.module.css';

/** Maximum width of a picture in an article, in CSS pixels: `--article-width` in `base.css`. */
const articleWidth = 860;

/** Photographs have twice as many pixels as CSS pixels, which most screens don't need. */
function densities(base: string, format: string, { width, normal }: PictureFile) {
  return normal
    ? {
        srcSet: `${base}-1x.${format} ${width}w, ${base}.${format} ${2 * width}w`,
        sizes: `min(100vw, ${Math.min(width, articleWidth)}px)`,
      }
    : {};
}

/**
 * A picture of a user interface in the reader's mode. Only the picture for that mode is loaded. A
 * click opens it at full size (`src/features/picture`), or without scripts, opens its file.
 * @throws if there's no picture with the name; the checker reports the position
 */
export function Picture({
  name,
  alt,
  caption,
  pictures,
  folder,
}: TagProps<typeof tags.Picture>): ReactNode {
  const base = useBaseUrl(`/${folder}/${name}`);
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}".`);
  const { format, states } = picture;
  const renderMode = (mode: 'light' | 'dark') => {
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
      {renderMode('light')}
      {renderMode('dark')}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
