import { useEffect, useState } from 'react';
import { api } from './api';

/** What a request has come to. The last answer stays while the next one is on its way. */
export interface AnswerState<Answer> {
  answer?: Answer;
  error?: Error;
  reload: () => void;
}

/** Loads the JSON of a path when the component mounts, and again on `reload` or when `version` changes. */
export function useAnswer<Answer>(path: string, version = 0): AnswerState<Answer> {
  const [state, setState] = useState<{ answer?: Answer; error?: Error }>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    api.get<Answer>(path).then(
      (answer) => isCurrent && setState({ answer }),
      (error: Error) => isCurrent && setState(({ answer }) => ({ answer, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, attempt, version]);

  return { ...state, reload: () => setAttempt((count) => count + 1) };
}
