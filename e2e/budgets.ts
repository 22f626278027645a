import type { FileType } from '@site/tools/serve';
import { pageKinds } from './routes';

/** In kB (1000 bytes) of brotli 11, bodies only, from an empty cache. */
export type Weights = Record<FileType, number>;

/**
 * What a page may cost: about 15 % above what is measured. `SHOW_FIGURES=1` prints what is
 * (budgets.spec.ts).
 */
export interface Budget {
  /**
   * Until 100 ms after the load event, on a desktop. `total` where a page may not cost what its
   * parts may.
   */
  atLoad: Weights & { total?: number };
  /**
   * Until no request has been made for 500 ms: with the demos in view, the sponsor slot and the
   * feedback form.
   */
  settled: Weights;
  /** Until settled. */
  requests: number;
  /** Elements of the document, frames left out. */
  nodes: number;
}

/**
 * Pages that are weighed: one of each kind, and one whose demos run inside the page, below what is
 * seen first.
 */
export const weighedPages = {
  ...pageKinds,
  'demos inside the page': '/toolpad/core/react-persistent-state/',
} as const;

export type WeighedPage = keyof typeof weighedPages;

/**
 * Styles of every page, with those of an API reference, of demos, of the front page, and of rare
 * parts.
 */
const styles = { shared: 7.6, reference: 9.3, demos: 9.6, home: 9.8, other: 8.4 };

const weights = (html: number, js: number, other = 0.3, css = styles.shared): Weights => ({
  html,
  css,
  js,
  font: 0,
  other,
});

/**
 * Page script alone, and with the sponsor slot and the feedback form, whose code may or may not be
 * there at load.
 */
const pageScript = 6.7;
const slotAtLoad = 13.4;

/** What listens to the toolbars of demos. */
const toolbars = 0.5;

function plainPage(html: number, nodes: number, other?: number): Budget {
  const bytes = weights(html, pageScript + 1, other, styles.other);
  return { atLoad: bytes, settled: bytes, requests: 12, nodes };
}

function docPage(html: number, nodes: number, other?: number, css?: number): Budget {
  const bytes = weights(html, slotAtLoad, other, css);
  return { atLoad: bytes, settled: bytes, requests: 19, nodes };
}

/**
 * The frames in view are documents of the build: no code of a demo is loaded before its reader does
 * anything.
 */
function demoPage(
  html: { atLoad: number; settled: number },
  nodes: number,
  css = styles.demos,
): Budget {
  return {
    atLoad: weights(html.atLoad, slotAtLoad, undefined, css),
    settled: weights(html.settled, slotAtLoad + toolbars, undefined, css),
    requests: 24,
    nodes,
  };
}

/** It costs no more than a guide without a demo. */
function frontPage(html: { atLoad: number; settled: number }, nodes: number): Budget {
  const page = demoPage(html, nodes, styles.home);
  return { ...page, atLoad: { ...page.atLoad, total: 34 }, requests: 18 };
}

export const budgets: Record<WeighedPage, Budget> = {
  // With the frame of a demo in view, whose document may or may not be there at load, and its part
  // of the page script.
  home: frontPage({ atLoad: 17.6, settled: 17.6 }, 200),
  versions: plainPage(4.3, 160),
  'production error': plainPage(5.4, 240),
  // It loads the list of all pages: 1.3 kB for 88, 1.6 kB for 126, 1.7 kB for 137.
  'not found': plainPage(4.2, 150, 1.9),
  guide: docPage(13.2, 1430),
  // Pictures open large: each is a link. The navigation of Studio has 37 pages more.
  'guide with pictures': docPage(9.8, 760, 58),
  'component guide': demoPage({ atLoad: 17, settled: 30 }, 2440),
  'component API': docPage(10.9, 1090, undefined, styles.reference),
  'hook API': docPage(10.7, 1180, undefined, styles.reference),
  // With the YAML of the component's file, and a picture.
  'Studio component': docPage(7.9, 560, 14, styles.reference),
  'file schema': docPage(12.7, 1480, undefined, styles.reference),
  'demos inside the page': docPage(12.3, 1200, undefined, styles.demos),
};

/** Limits for a guide without a demo in view, whatever its budget says. In kB. */
export const limits = { atLoad: 40, settled: 140 };

/**
 * Scripts of every page. `head` is inline and not compressed, `page` is brotli 11, with all it
 * imports at once. In kB.
 */
export const scriptLimits = { head: 1.5, page: 6 };

/**
 * What a page full of demos may load in scripts before one of them is near, above what a page
 * without demos loads. In kB.
 */
export const scriptsBeforeDemos = 3;

/**
 * What pages take of the main thread on a phone until they are settled, as multiples of what a
 * document that never changes takes (mainThread.ts): all of it, and its scripts. As measured.
 */
export const mainThread: Record<WeighedPage, { tasks: number; scripts: number }> = {
  home: { tasks: 0.275, scripts: 0.138 },
  versions: { tasks: 0.14, scripts: 0.058 },
  'production error': { tasks: 0.17, scripts: 0.075 },
  'not found': { tasks: 0.19, scripts: 0.076 },
  guide: { tasks: 0.21, scripts: 0.108 },
  'guide with pictures': { tasks: 0.235, scripts: 0.08 },
  'component guide': { tasks: 0.4, scripts: 0.2 },
  'component API': { tasks: 0.32, scripts: 0.12 },
  'hook API': { tasks: 0.31, scripts: 0.118 },
  'Studio component': { tasks: 0.227, scripts: 0.092 },
  'file schema': { tasks: 0.22, scripts: 0.085 },
  'demos inside the page': { tasks: 0.31, scripts: 0.12 },
};

/**
 * How much more than measured is allowed. Runs on one machine are within 10 % of each other for all
 * work, and within 20 % for scripts, which take a few ms.
 */
export const mainThreadRoom = { tasks: 1.4, scripts: 1.5 };
