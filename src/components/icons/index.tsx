import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/**
 * Path data of the icons: 24 by 24, drawn with `currentColor`. They are Material Icons (Apache
 * License 2.0), rounded to one decimal by SVGO. The rounding is invisible and saves a third of
 * their size on every page.
 */
const iconPaths = {
  search:
    'M15.5 14h-.8l-.3-.3Q16 12 16 9.5a6.5 6.5 0 1 0-2.3 5l.3.2v.8l5 5 1.5-1.5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9',
  menu: 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z',
  close:
    'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z',
  chevron_right: 'M10 6 8.6 7.4l4.6 4.6-4.6 4.6L10 18l6-6z',
  expand_more: 'M16.6 8.6 12 13.2 7.4 8.6 6 10l6 6 6-6z',
  light_mode:
    'M12 9c1.7 0 3 1.4 3 3s-1.3 3-3 3-3-1.3-3-3 1.4-3 3-3m0-2a5 5 0 1 0 0 10 5 5 0 0 0 0-10M2 13h2q1 0 1-1c0-1-.4-1-1-1H2q-.9.1-1 1 0 1.2 1 1m18 0h2q1 0 1-1c0-1-.4-1-1-1h-2q-.9.1-1 1c-.1.9.5 1 1 1M11 2v2q.1 1 1 1 1.2 0 1-1V2q0-.9-1-1c-1-.1-1 .5-1 1m0 18v2q.1 1 1 1 1.2 0 1-1v-2q0-.9-1-1c-1-.1-1 .5-1 1M6 4.6A1 1 0 1 0 4.6 6l1 1a1 1 0 1 0 1.5-1.4zM18.4 17a1 1 0 1 0-1.4 1.4l1 1a1 1 0 1 0 1.4-1.4zm1-11A1 1 0 1 0 18 4.6l-1 1A1 1 0 1 0 18.3 7zM7.1 18.4A1 1 0 1 0 5.6 17l-1 1A1 1 0 1 0 6 19.4z',
  dark_mode:
    'M9.4 5.5q-.3 1-.3 2a7.4 7.4 0 0 0 9.4 7.1 7 7 0 1 1-9.1-9M12 3a9 9 0 1 0 8.9 7.6 5.4 5.4 0 0 1-9.8-3.1q.1-2.8 2.3-4.4z',
  system_mode:
    'M20 18a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10q.2 1.8 2 2H0v2h24v-2zM4 6h16v10H4z',
  settings:
    'm19.4 13 .1-1v-1l2-1.6q.3-.3.2-.7l-2-3.4A.5.5 0 0 0 19 5l-2.4 1-1.7-1-.4-2.6q0-.4-.5-.4h-4q-.4 0-.5.4l-.4 2.7q-.9.3-1.7 1L5 5h-.1q-.3 0-.5.2l-2 3.4q0 .4.2.7l2 1.6v2l-2 1.6q-.3.4-.2.7l2 3.4a.5.5 0 0 0 .7.3l2.4-1 1.7 1 .4 2.6q.1.3.5.4h4q.5 0 .5-.4l.4-2.7 1.7-1 2.5 1h.1q.3 0 .5-.2l2-3.4q0-.4-.2-.7zm-2-1.7.1.7v.7l-.2 1.2.9.7 1 .8-.6 1.2-1.3-.5-1-.4-1 .7-1.2.7-1 .4-.2 1.1-.2 1.4h-1.4l-.2-1.3-.1-1.2-1.1-.4-1.2-.7-1-.7-1 .4-1.3.5-.7-1.2 1.1-.8.9-.7-.1-1.2v-2.6l-.8-.7-1-.8.6-1.2 1.3.5 1 .4 1-.7L9.8 7l1-.4.2-1.1.2-1.4h1.4l.2 1.4.1 1L14 7l1.2.7 1 .7 1-.4 1.3-.5.7 1.2-1.1.8-.9.7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0 6q-1.8-.2-2-2c-.2-1.8.9-2 2-2s2 .9 2 2-.9 2-2 2',
  github:
    'M12 1.3a11 11 0 0 0-3.5 21.4q.8 0 .7-.5v-1.9C6.3 21 5.7 19 5.7 19a4 4 0 0 0-1.3-1.7c-1-.6.1-.6.1-.6 1.1 0 1.7 1 1.7 1 1 1.7 2.6 1.3 3.2 1a2 2 0 0 1 .7-1.5C7.5 17 5 16 5 11.6a4 4 0 0 1 1-2.8 4 4 0 0 1 0-3S7 5.6 9.2 7q2.6-.8 5.4 0c2.2-1.4 3-1.1 3-1.1a4 4 0 0 1 0 2.9q1.3 1 1.3 3c0 4.1-2.6 5-5 5.3q.7.5.7 2v3q0 .7.8.6A11 11 0 0 0 12 1.3',
  code: 'M9.4 16.6 4.8 12l4.6-4.6L8 6l-6 6 6 6zm5.2 0 4.6-4.6-4.6-4.6L16 6l6 6-6 6z',
  edit: 'm14 9 1 1-9 9H5v-1zm3.7-6-.7.3L15 5l4 4 1.7-2q.6-.6 0-1.4l-2.3-2.3zM14 6.2l-11 11V21h3.8l11-11z',
  copy: 'M16 1H4a2 2 0 0 0-2 2v14h2V3h12zm3 4H8a2 2 0 0 0-2 2v14q.2 1.8 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 16H8V7h11z',
  reset:
    'M12 5V2L8 6l4 4V7a6 6 0 0 1 1 12v2a8 8 0 0 0-1-16m-6 8a6 6 0 0 1 1.8-4.2L6.3 7.3A8 8 0 0 0 11 21v-2a6 6 0 0 1-5-6',
  open_in_new:
    'M19 19H5V5h7V3H5a2 2 0 0 0-2 2v14q.2 1.8 2 2h14a2 2 0 0 0 2-2v-7h-2zM14 3v2h3.6l-9.8 9.8 1.4 1.4L19 6.4V10h2V3z',
  fullscreen: 'M7 14H5v5h5v-2H7zm-2-4h2V7h3V5H5zm12 7h-3v2h5v-5h-2zM14 5v2h3v3h2V5z',
  phone: 'M17 1H7a2 2 0 0 0-2 2v18q.2 1.8 2 2h10a2 2 0 0 0 2-2V3a2 2 0 0 0-2-2m0 17H7V5h10z',
  tablet: 'M21 4H3a2 2 0 0 0-2 2v12q.2 1.8 2 2h18a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2m-2 14H5V6h14z',
  full: 'M21 2H3a2 2 0 0 0-2 2v12q.2 1.8 2 2h7v2H8v2h8v-2h-2v-2h7a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2m0 14H3V4h18z',
  link: 'M3.9 12c0-1.7 1.4-3.1 3.1-3.1h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3 3 0 0 1 3.9 12M8 13h8v-2H8zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10',
  info: 'M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16',
  tip: 'M9 21q.1 1 1 1h4q1 0 1-1v-1H9zm3-19a7 7 0 0 0-4 12.7V17q.1 1 1 1h6q1 0 1-1v-2.3A7 7 0 0 0 12 2m2.9 11.1-.9.6V16h-4v-2.3l-.8-.6a5 5 0 1 1 5.7 0',
  warning: 'm12 6 7.5 13h-15zm0-4L1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
  danger:
    'M15.7 3H8.3L3 8.3v7.4L8.3 21h7.4l5.3-5.3V8.3zM19 14.9 14.9 19H9.1L5 14.9V9.1L9.1 5h5.8L19 9.1zm-4.2-7.1L12 10.6 9.2 7.8 7.8 9.2l2.8 2.8-2.8 2.8 1.4 1.4 2.8-2.8 2.8 2.8 1.4-1.4-2.8-2.8 2.8-2.8z',
  note: 'M19 5v9h-5v5H5V5zm0-2H5a2 2 0 0 0-2 2v14q.2 1.8 2 2h10l6-6V5a2 2 0 0 0-2-2m-7 11H7v-2h5zm5-4H7V8h10z',
  thumb_up:
    'M9 21h9a2 2 0 0 0 1.8-1.2l3-7 .2-.8v-2a2 2 0 0 0-2-2h-6.3l1-4.6v-.3q0-.7-.5-1l-1-1.1-6.6 6.6A2 2 0 0 0 7 9v10q.2 1.8 2 2M9 9l4.3-4.3L12 10h9v2l-3 7H9zM1 9h4v12H1z',
  thumb_down:
    'M15 3H6a2 2 0 0 0-1.8 1.2l-3 7-.2.8v2q.2 1.8 2 2h6.3l-1 4.6v.3q0 .6.5 1l1 1.1 6.6-6.6q.6-.5.6-1.4V5a2 2 0 0 0-2-2m0 12-4.3 4.3L12 14H3v-2l3-7h9zm4-12h4v12h-4z',
  arrow_forward: 'm12 4-1.4 1.4 5.6 5.6H4v2h12.2l-5.6 5.6L12 20l8-8z',
  history:
    'M13 3c-5 0-9 4-9 9H1l3.9 3.9v.1L9 12H6a7 7 0 1 1 2 5l-1.4 1.4A9 9 0 1 0 13 3m-1 5v5l4.3 2.5.7-1.2-3.5-2V8z',
  api: 'M4 7v2q0 1-1 1H2v4h1q1 .1 1 1v2a3 3 0 0 0 3 3h3v-2H7a1 1 0 0 1-1-1v-2a3 3 0 0 0-2-2.8v-.4A3 3 0 0 0 6 9V7q.1-.9 1-1h3V4H7a3 3 0 0 0-3 3m17 3a1 1 0 0 1-1-1V7a3 3 0 0 0-3-3h-3v2h3q1 .1 1 1v2a3 3 0 0 0 2 2.8v.4a3 3 0 0 0-2 2.8v2q0 1-1 1h-3v2h3a3 3 0 0 0 3-3v-2q.1-.9 1-1h1v-4z',
  article:
    'M19 5v14H5V5zm0-2H5a2 2 0 0 0-2 2v14q.2 1.8 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2m-5 14H7v-2h7zm3-4H7v-2h10zm0-4H7V7h10z',
  feedback:
    'M20 2H4a2 2 0 0 0-2 2v18l4-4h14a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2m0 14H5.2l-.6.6-.6.6V4h16zm-9.5-2H18v-2h-5.5zm3.9-5.9q.3-.4 0-.7l-1.8-1.8h-.7l-5.9 6V14h2.5z',
  bundle:
    'M20 2H4c-1 0-2 .9-2 2v3a2 2 0 0 0 1 1.7V20c0 1.1 1.1 2 2 2h14c.9 0 2-.9 2-2V8.7q1-.6 1-1.7V4c0-1.1-1-2-2-2m-1 18H5V9h14zm1-13H4V4h16zM9 12h6v2H9z',
  filter: 'M10 18h4v-2h-4zM3 6v2h18V6zm3 7h12v-2H6z',
  more: 'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
  download: 'M19 9h-4V3H9v6H5l7 7zm-8 2V5h2v6h1.17L12 13.17 9.83 11zm-6 7h14v2H5z',
} as const;

export type IconName = keyof typeof iconPaths;

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
      <path d={iconPaths[name]} />
    </svg>
  );
}
