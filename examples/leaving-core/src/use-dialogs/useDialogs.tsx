'use client';
import {
  createContext,
  Fragment,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  AlertDialog,
  ConfirmDialog,
  PromptDialog,
  type SystemDialogOptions,
} from './SystemDialogs';

/** Props of a component that `open` takes, with the types of its payload and of its result. */
export interface DialogProps<P = undefined, R = void> {
  payload: P;
  open: boolean;
  /** Rejects if the `onClose` of the caller fails. The dialog then stays open. */
  onClose: (result: R) => Promise<void>;
}

export type DialogComponent<P, R> = ComponentType<DialogProps<P, R>>;

export interface OpenDialogOptions<R> {
  /** Runs before the dialog closes, for example to save the result. */
  onClose?: (result: R) => Promise<void>;
}

export interface Dialogs {
  open<R>(component: DialogComponent<undefined, R>): Promise<R>;
  open<P, R>(
    component: DialogComponent<P, R>,
    payload: P,
    options?: OpenDialogOptions<R>,
  ): Promise<R>;
  /** Closes the dialog whose promise another function has returned. */
  close<R>(dialog: Promise<R>, result: R): Promise<R>;
  alert(msg: ReactNode, options?: SystemDialogOptions<void>): Promise<void>;
  /** @returns whether the user agrees */
  confirm(msg: ReactNode, options?: SystemDialogOptions<boolean>): Promise<boolean>;
  /** @returns the text, or `null` if the user cancels */
  prompt(msg: ReactNode, options?: SystemDialogOptions<string | null>): Promise<string | null>;
}

const DialogsContext = createContext<Dialogs | null>(null);

interface OpenedDialog {
  key: number;
  isOpen: boolean;
  render: (isOpen: boolean) => ReactNode;
}

type SetDialogs = (change: (dialogs: OpenedDialog[]) => OpenedDialog[]) => void;

function createDialogs(setDialogs: SetDialogs, unmountAfter: number): Dialogs {
  const closers = new WeakMap<Promise<unknown>, (result: never) => Promise<void>>();
  let lastKey = 0;

  function open<P, R>(
    Component: DialogComponent<P, R>,
    payload: P,
    { onClose }: OpenDialogOptions<R> = {},
  ): Promise<R> {
    lastKey += 1;
    const key = lastKey;
    let resolve: (result: R) => void = () => {};
    const dialog = new Promise<R>((resolveDialog) => {
      resolve = resolveDialog;
    });
    /** Set while the dialog closes, so that a second click doesn't save twice. */
    let closing: Promise<void> | undefined;

    async function finish(result: R) {
      try {
        await onClose?.(result);
      } catch (error) {
        closing = undefined;
        throw error;
      }
      setDialogs((all) =>
        all.map((each) => (each.key === key ? { ...each, isOpen: false } : each)),
      );
      setTimeout(() => setDialogs((all) => all.filter((each) => each.key !== key)), unmountAfter);
      resolve(result);
    }
    function close(result: R) {
      closing ??= finish(result);
      return closing;
    }

    closers.set(dialog, close);
    const render = (isOpen: boolean) => (
      <Component open={isOpen} payload={payload} onClose={close} />
    );
    setDialogs((all) => [...all, { key, isOpen: true, render }]);
    return dialog;
  }

  return {
    open,
    async close(dialog, result) {
      const close = closers.get(dialog) as ((value: typeof result) => Promise<void>) | undefined;
      if (!close) throw new Error('`close` needs the promise that `open` has returned.');
      await close(result);
      return dialog;
    },
    alert: (msg, options) => open(AlertDialog, { ...options, msg }, options),
    confirm: (msg, options) => open(ConfirmDialog, { ...options, msg }, options),
    prompt: (msg, options) => open(PromptDialog, { ...options, msg }, options),
  } as Dialogs;
}

export interface DialogsProviderProps {
  children?: ReactNode;
  /** How long a closed dialog stays mounted for its animation, in milliseconds. */
  unmountAfter?: number;
}

/** Renders the dialogs that components below it open. */
export function DialogsProvider({ children, unmountAfter = 1000 }: DialogsProviderProps) {
  const [opened, setOpened] = useState<OpenedDialog[]>([]);
  const dialogs = useMemo(() => createDialogs(setOpened, unmountAfter), [unmountAfter]);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {opened.map(({ key, isOpen, render }) => (
        <Fragment key={key}>{render(isOpen)}</Fragment>
      ))}
    </DialogsContext>
  );
}

/** Returns the same object in each render, so effects can depend on it. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('`useDialogs` needs a `DialogsProvider` above it.');
  return dialogs;
}
