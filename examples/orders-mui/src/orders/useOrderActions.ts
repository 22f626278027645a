import { useDialogs } from '../use-dialogs/useDialogs';
import { useNotifications } from '../use-notifications/useNotifications';
import { api } from '../api';
import { useSetting } from '../settings/settings';
import { ordersChanged } from './ordersVersion';
import { STATUSES, type Order, type Status } from './order';

/** Time for "Undo", in milliseconds. */
const UNDO_TIME = 8000;

/** The status after this one; none after the last. */
export const nextStatus = (status: Status): Status | undefined =>
  STATUSES[STATUSES.indexOf(status) + 1];

/** What a user does to an order beside its form. Each action can be undone from its notification. */
export function useOrderActions() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [confirmDelete] = useSetting('confirmDelete');

  /** Runs a request and says what came of it. @returns whether it worked */
  async function run(work: () => Promise<unknown>, message: string, undo?: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      notifications.show((error as Error).message, { severity: 'error', autoHideDuration: 6000 });
      return false;
    }
    ordersChanged();
    const key = notifications.show(message, {
      severity: 'success',
      autoHideDuration: undo ? UNDO_TIME : 3000,
      ...(undo && {
        actionText: 'Undo',
        onAction: () => {
          notifications.close(key);
          void run(undo, 'Undone.');
        },
      }),
    });
    return true;
  }

  return {
    /** Deletes an order, if the user agrees. @returns whether it is gone */
    async remove(id: number): Promise<boolean> {
      const agreed =
        !confirmDelete ||
        (await dialogs.confirm(`Order ${id} will be removed from the list and the dashboard.`, {
          title: `Delete order ${id}?`,
          okText: 'Delete',
          cancelText: 'Keep',
          severity: 'error',
        }));
      if (!agreed) return false;
      return run(
        () => api.delete(`/orders/${id}`),
        `Order ${id} was deleted.`,
        () => api.post(`/orders/${id}/restore`),
      );
    },

    /** Moves an order on to its next status. */
    async advance({ id, status }: Order): Promise<void> {
      const next = nextStatus(status);
      if (!next) return;
      await run(
        () => api.patch(`/orders/${id}`, { status: next }),
        `Order ${id}: ${next.toLowerCase()}.`,
        () => api.patch(`/orders/${id}`, { status }),
      );
    },
  };
}
