/** Maximum time until a demo shows its data, in ms. */
const maxWait = 5000;

/** Time without changes after which a demo has made all of its requests, in ms. */
const settleTime = 50;

/** Selector of progress indicators, and of data grids without rows. */
export const withoutData = '[role=progressbar], .MuiDataGrid-root:not(:has([role=row][data-id]))';

/** Waits until a demo shows its data, for at most 5 s: its grid may have no rows. */
export function untilDataShown(demo: Element): Promise<void> {
  return new Promise((resolve) => {
    let settling: number | undefined;
    const finish = () => {
      observer.disconnect();
      clearTimeout(settling);
      clearTimeout(waiting);
      resolve();
    };
    const check = () => {
      clearTimeout(settling);
      if (!demo.querySelector(withoutData)) settling = window.setTimeout(finish, settleTime);
    };
    const observer = new MutationObserver(check);
    const waiting = window.setTimeout(finish, maxWait);
    observer.observe(demo, { subtree: true, childList: true, attributes: true });
    check();
  });
}
