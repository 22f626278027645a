import type { FileType } from './support/transfer';
import { pageKinds } from './routes';

/** In kB (1000 bytes) with brotli 11, bodies only, from an empty cache. */
export type Weights = Record<FileType, number>;

/**
 * Budget of a page: about 15 % above the measured figures, which `SHOW_FIGURES=1` prints
 * (budgets.spec.ts).
 */
export interface Budget {
  /**
   * Until 100 ms after the load event, on a desktop. Set `total` if it must be less than the sum of
   * the parts.
   */
  atLoad: Weights & { total?: number };
  /**
   * Until there are no requests for 500 ms: includes demos in view, the sponsor slot, and the
   * feedback form.
   */
  settled: Weights;
  /** Until settled. */
  requests: number;
  /** Elements of the document without frames. */
  nodes: number;
}

/** Pages with budgets: one of each kind, and one with demos inside the page, below the fold. */
export const weighedPages = {
  ...pageKinds,
  'demos inside the page': '/toolpad/core/react-persistent-state/',
} as const;

export type WeighedPage = keyof typeof weighedPages;

/**
 * Styles of every page, and the totals with those of an API reference, demos, the front page, and
 * rare parts.
 */
const styles = { shared: 7.6, reference: 9.3, demos: 9.6, home: 9.8, other: 8.4 };

const weights = (html: number, js: number, other = 0.5, css = styles.shared): Weights => ({
  html,
  css,
  js,
  font: 0,
  other,
});

/**
 * Page script alone, and with the sponsor slot and the feedback form, whose code may have loaded by
 * the load event.
 */
const pageScript = 6.7;
const slotAtLoad = 12.9;

/** Script that handles the toolbars of demos. */
const toolbars = 0.5;

function plainPage(html: number, nodes: number, other?: number): Budget {
  const bytes = weights(html, pageScript + 1, other, styles.other);
  return { atLoad: bytes, settled: bytes, requests: 12, nodes };
}

function docPage(html: number, nodes: number, other?: number, css?: number): Budget {
  const bytes = weights(html, slotAtLoad, other, css);
  return { atLoad: bytes, settled: bytes, requests: 20, nodes };
}

/**
 * Frames in view are static documents: no code of a demo loads before the reader interacts with it.
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

/** Costs at most as much as a guide without a demo. */
function frontPage(html: { atLoad: number; settled: number }, nodes: number): Budget {
  const page = demoPage(html, nodes, styles.home);
  return { ...page, atLoad: { ...page.atLoad, total: 34 }, requests: 18 };
}

export const budgets: Record<WeighedPage, Budget> = {
  // Includes the frame of a demo in view, whose document may have loaded by the load event, and its
  // part of the page script.
  home: frontPage({ atLoad: 17.6, settled: 17.6 }, 200),
  // Each version has a row of 15 elements.
  versions: plainPage(4.3, 175),
  'production error': plainPage(5.4, 240),
  // Loads the list of all pages: 1.3 kB for 88, 1.6 kB for 126, 1.7 kB for 137, 1.9 kB for 146.
  'not found': plainPage(4.2, 150, 2.1),
  // Has a diagram.
  // The sidebar of Core lists 14 more pages since Leaving Core: 28 elements, and 0.25 kB.
  guide: docPage(13.7, 1460),
  // Each picture is a link that opens it full size. The sidebar of Studio has 37 more pages.
  // At its end are the days on which its pictures and commands were checked.
  'guide with pictures': docPage(9.9, 760, 58),
  'component guide': demoPage({ atLoad: 17, settled: 30 }, 2440),
  'component API': docPage(11.2, 1140, undefined, styles.reference),
  'hook API': docPage(10.95, 1240, undefined, styles.reference),
  // Includes the YAML of the component's file, a picture, and the notice that Studio is deprecated.
  'Studio component': docPage(8.15, 560, 14, styles.reference),
  'file schema': docPage(12.7, 1485, undefined, styles.reference),
  'demos inside the page': {
    ...demoPage({ atLoad: 12.6, settled: 12.6 }, 1235),
    requests: 22,
  },
};

/** Limits for a guide without a demo in view, independent of its budget. In kB. */
export const limits = { atLoad: 40, settled: 140 };

/**
 * Scripts of every page, in kB. `head` is inline and uncompressed; `page` is brotli 11 with its
 * static imports.
 */
export const scriptLimits = { head: 1.5, page: 6 };

/**
 * Scripts that a page full of demos may load before a demo is near the viewport, beyond those of a
 * page without demos. In kB.
 */
export const scriptsBeforeDemos = 3;

/**
 * Time that pages use the main thread on a phone until they're settled, as a multiple of an
 * unchanging reference document (mainThread.ts): in total, and for scripts. These are measured
 * figures.
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
 * Tolerance above the measured figures. Runs on one machine differ by at most 10 % in total, and by
 * 20 % for scripts, which take a few ms.
 */
export const mainThreadTolerance = { tasks: 1.4, scripts: 1.5 };
