'use client';
import type { SnackbarProps } from '@mui/material/Snackbar';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { Notification } from './Notification';

export interface NotificationOptions {
  /** Another notification with the same key replaces this one, and restarts its time. */
  key?: string;
  severity?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds on screen. By default, the notification stays until it's closed. */
  autoHideDuration?: number;
  /** Label of a button, which closes the notification and calls `onAction`. */
  actionText?: ReactNode;
  onAction?: () => void;
}

export interface QueuedNotification extends NotificationOptions {
  key: string;
  message: ReactNode;
  /** Differs after the notification has been replaced. */
  id: number;
  isOpen: boolean;
}

export interface Notifications {
  /** @returns the key, for `close` */
  show: (message: ReactNode, options?: NotificationOptions) => string;
  /** Closes a notification, or removes it from those that wait. */
  close: (key: string) => void;
}

const NotificationsContext = createContext<Notifications | null>(null);

type SetQueue = (change: (queue: QueuedNotification[]) => QueuedNotification[]) => void;

function createNotifications(setQueue: SetQueue): Notifications {
  let lastId = 0;
  return {
    show(message, options = {}) {
      lastId += 1;
      const key = options.key ?? `notification-${lastId}`;
      const next = { ...options, key, message, id: lastId, isOpen: true };
      setQueue((queue) =>
        queue.some((each) => each.key === key)
          ? queue.map((each) => (each.key === key ? next : each))
          : [...queue, next],
      );
      return key;
    },
    close: (key) =>
      setQueue((queue) =>
        queue.flatMap((each, index) => {
          if (each.key !== key) return [each];
          // The visible one leaves with an animation, and then removes itself.
          return index === 0 ? [{ ...each, isOpen: false }] : [];
        }),
      ),
  };
}

export interface NotificationsProviderProps {
  children?: ReactNode;
  /** Props of all notifications, such as `anchorOrigin`. Those of a notification override them. */
  snackbarProps?: SnackbarProps;
}

/** Shows the notifications of components below it, one after the other. */
export function NotificationsProvider({ children, snackbarProps }: NotificationsProviderProps) {
  const [queue, setQueue] = useState<QueuedNotification[]>([]);
  const notifications = useMemo(() => createNotifications(setQueue), []);
  const [visible] = queue;
  return (
    <NotificationsContext value={notifications}>
      {children}
      {visible && (
        <Notification
          key={visible.id}
          notification={visible}
          count={queue.length}
          snackbarProps={snackbarProps}
          onClose={() => notifications.close(visible.key)}
          onExited={() => setQueue((all) => all.filter(({ id }) => id !== visible.id))}
        />
      )}
    </NotificationsContext>
  );
}

/** Returns the same object in each render, so effects can depend on it. */
export function useNotifications(): Notifications {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('`useNotifications` needs a `NotificationsProvider`.');
  return notifications;
}
