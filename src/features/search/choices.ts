import type { ResultGroup } from './groups';
import type { Recent, RecentPage } from './recent';

/** What the dialog shows. */
export type ShownContent =
  | { kind: 'recent'; recent: Recent; start: RecentPage[] }
  | { kind: 'results'; groups: ResultGroup[] }
  | { kind: 'none'; query: string; nearest: RecentPage[]; start: RecentPage[] }
  | { kind: 'failed' };

/** Action of an option: opens a page, or fills the field with a query. */
export type Choice = RecentPage | { query: string };

/** All options, in display order. */
export function choicesOf(shown: ShownContent): Choice[] {
  switch (shown.kind) {
    case 'recent':
      return [
        ...shown.recent.queries.map((query) => ({ query })),
        ...shown.recent.pages,
        ...shown.start,
      ];
    case 'results':
      return shown.groups.flat().map(({ item: { title, href } }) => ({ title, href }));
    case 'none':
      return [...shown.nearest, ...shown.start];
    case 'failed':
      return [];
  }
}
