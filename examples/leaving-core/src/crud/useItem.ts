'use client';
import { useEffect, useState } from 'react';
import { needed } from './CrudProvider';
import { messageOf, type DataModel, type DataModelId, type DataSource } from './dataSource';

interface ItemState<D> {
  /** The item that the state belongs to. */
  id?: DataModelId;
  item?: D;
  error?: string;
}

/** Loads an item, and again after `reload`. */
export function useItem<D extends DataModel>({ getOne }: DataSource<D>, id: DataModelId) {
  const [state, setState] = useState<ItemState<D>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const set = (next: ItemState<D>) => isCurrent && setState(next);
    // A function that isn't asynchronous may throw.
    Promise.resolve()
      .then(() => needed(getOne, 'getOne')(id))
      .then(
        (item) => set({ id, item }),
        (error: unknown) => set({ id, error: messageOf(error) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [attempt, getOne, id]);

  return {
    // Another item is shown only when it's loaded.
    ...(state.id === id ? state : {}),
    reload: () => {
      setState({});
      setAttempt((count) => count + 1);
    },
  };
}
