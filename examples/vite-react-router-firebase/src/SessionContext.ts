import { createContext, useContext } from 'react';

export interface Session {
  user: { name?: string; email?: string; image?: string };
}

interface SessionContextValue {
  session: Session | null;
  setSession: (session: Session | null) => void;
  /** True until Firebase has told whether somebody is signed in. */
  loading: boolean;
}

export const SessionContext = createContext<SessionContextValue>({
  session: null,
  setSession: () => {},
  loading: true,
});

export const useSession = () => useContext(SessionContext);
