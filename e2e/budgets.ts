import type { FileType } from '../scripts/bench/transfer';
import { pageKinds } from './routes';

/** In kB (1000 bytes) of brotli 11, bodies only, from an empty cache. */
export type Weights = Record<FileType, number>;

/** What a page may cost: about 15 % above what is measured. `SHOW_FIGURES=1` prints what is (budgets.spec.ts). */
export interface Budget {
  /** Until 100 ms after the load event, on a desktop. `total` where a page may not cost what its parts may. */
  atLoad: Weights & { total?: number };
  /** Until no request has been made for 500 ms: with the demos in view, the sponsor slot and the feedback form. */
  settled: Weights;
  /** Until settled. */
  requests: number;
  /** Elements of the document, frames left out. */
  nodes: number;
  /** Time in tasks over 50 ms on a phone, as a share of all main-thread time of the same page without scripts (scripts/bench/mainThread.ts). */
  longTaskRatio: number;
}

/** Pages that are weighed: one of each kind, and one whose demos run inside the page, below what is seen first. */
export const weighedPages = {
  ...pageKinds,
  'demos inside the page': '/toolpad/core/react-persistent-state/',
} as const;

export type WeighedPage = keyof typeof weighedPages;

const weights = (html: number, js: number, other = 0.3): Weights => ({
  html,
  css: 9.9,
  js,
  font: 0,
  other,
});

/** Page script alone, and with the sponsor slot and the feedback form, whose code may or may not be there at load. */
const pageScript = 6.7;
const slotAtLoad = 14.7;

/** What listens to the toolbars of demos. */
const toolbars = 0.5;

function plainPage(html: number, nodes: number, other?: number): Budget {
  const bytes = weights(html, pageScript + 1, other);
  return { atLoad: bytes, settled: bytes, requests: 12, nodes, longTaskRatio: 0.7 };
}

function docPage(html: number, nodes: number, other?: number): Budget {
  const bytes = weights(html, slotAtLoad, other);
  return { atLoad: bytes, settled: bytes, requests: 19, nodes, longTaskRatio: 0.7 };
}

/** The frames in view are documents of the build: no code of a demo is loaded before its reader does anything. */
function demoPage(html: { atLoad: number; settled: number }, nodes: number): Budget {
  return {
    atLoad: weights(html.atLoad, slotAtLoad),
    settled: weights(html.settled, slotAtLoad + toolbars),
    requests: 24,
    nodes,
    longTaskRatio: 0.7,
  };
}

/** It costs no more than a guide without a demo. */
function frontPage(html: { atLoad: number; settled: number }, nodes: number): Budget {
  const page = demoPage(html, nodes);
  return { ...page, atLoad: { ...page.atLoad, total: 34 }, requests: 18 };
}

export const budgets: Record<WeighedPage, Budget> = {
  // With the frame of a demo in view, whose document may or may not be there at load, and its part of the page script.
  home: frontPage({ atLoad: 18.6, settled: 18.6 }, 220),
  versions: plainPage(4.3, 160),
  'production error': plainPage(5.4, 240),
  // It loads the list of all pages: 1.3 kB for 88, 1.6 kB for 126, 1.7 kB for 137.
  'not found': plainPage(4.2, 150, 1.9),
  guide: docPage(13.8, 1440),
  // Pictures open large: each is a link. The navigation of Studio has 37 pages more.
  'guide with pictures': docPage(9.8, 760, 58),
  'component guide': demoPage({ atLoad: 18.6, settled: 33 }, 2440),
  'component API': docPage(11.2, 1090),
  'hook API': docPage(10.9, 1180),
  // With the YAML of the component's file, and a picture.
  'Studio component': docPage(7.9, 560, 14),
  'file schema': docPage(13.1, 1520),
  'demos inside the page': docPage(12.6, 1210),
};

/** Limits for a guide without a demo in view, whatever its budget says. In kB. */
export const limits = { atLoad: 40, settled: 140 };

/** Scripts of every page. `head` is inline and not compressed, `page` is brotli 11, with all it imports at once. In kB. */
export const scriptLimits = { head: 1.5, page: 6 };

/** What a page full of demos may load in scripts before one of them is near, above what a page without demos loads. In kB. */
export const scriptsBeforeDemos = 3;
