'use client';
import { useLocaleText } from '../localization/localization';
import { useDialogs } from '../use-dialogs/useDialogs';
import { useNotifications } from '../use-notifications/useNotifications';
import { messageOf, type DataModel, type DataModelId, type DataSource } from './dataSource';

/** Asks, deletes, and reports the result. Resolves to `true` if the item is gone. */
export function useDelete<D extends DataModel>({ deleteOne }: DataSource<D>) {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const text = useLocaleText();
  if (!deleteOne) return undefined;

  return async (id: DataModelId): Promise<boolean> => {
    const confirmed = await dialogs.confirm(text.deleteConfirmMessage, {
      title: text.deleteConfirmTitle,
      okText: text.deleteConfirmLabel,
      cancelText: text.deleteCancelLabel,
      severity: 'error',
    });
    if (!confirmed) return false;
    try {
      await deleteOne(id);
    } catch (error) {
      const message = `${text.deleteErrorMessage} ${messageOf(error)}`;
      notifications.show(message, { severity: 'error', autoHideDuration: 6000 });
      return false;
    }
    notifications.show(text.deleteSuccessMessage, { severity: 'success', autoHideDuration: 3000 });
    return true;
  };
}
