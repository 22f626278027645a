import { Renderer, type Node } from '@takumi-rs/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { socialPictureSize } from '../../model/facts/pageFiles';

export interface PictureText {
  /** Product and version, or the name of the site. */
  product: string;
  title: string;
  description: string;
}

const fontFolder = path.dirname(require.resolve('@fontsource/inter/package.json'));
const fonts = ['latin', 'latin-ext'].flatMap((subset) =>
  [400, 700].map((weight) =>
    readFileSync(path.join(fontFolder, `files/inter-${subset}-${weight}-normal.woff2`)),
  ),
);

type Style = NonNullable<Node['style']>;

const text = (content: string, style: Style): Node => ({ type: 'text', text: content, style });

const column = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', ...style },
  children,
});

/** Colors of the dark mode. The picture is the same in both modes. */
const colors = { background: '#0f1214', text: '#ffffff', secondary: '#b2bac2', accent: '#66b2ff' };

const renderer = new Renderer();

/** Registered one by one, because their order decides which subset draws a letter. */
const registered = fonts.reduce<Promise<unknown>>(
  (before, font) => before.then(() => renderer.registerFont(font)),
  Promise.resolve(),
);

export async function drawPicture({ product, title, description }: PictureText): Promise<Buffer> {
  await registered;
  return renderer.render(
    column(
      {
        ...socialPictureSize,
        padding: 80,
        justifyContent: 'space-between',
        backgroundColor: colors.background,
        color: colors.text,
        fontFamily: 'Inter',
      },
      [
        text(product, { fontSize: 34, color: colors.accent }),
        column({ gap: 28 }, [
          text(title, { fontSize: title.length > 40 ? 60 : 76, fontWeight: 700, lineHeight: 1.15 }),
          text(description, { fontSize: 34, lineHeight: 1.4, color: colors.secondary }),
        ]),
      ],
    ),
    socialPictureSize,
  );
}
