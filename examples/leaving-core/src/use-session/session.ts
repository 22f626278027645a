'use client';
import { createContext, useContext } from 'react';

export interface Session {
  user?: {
    id?: string | null;
    name?: string | null;
    image?: string | null;
    email?: string | null;
  };
}

/** What the buttons of the account menu do. */
export interface Authentication {
  signIn: () => void;
  signOut: () => void;
}

/** `null` if nobody is signed in. */
export const SessionContext = createContext<Session | null>(null);

export const AuthenticationContext = createContext<Authentication | null>(null);

/**
 * The session of the nearest provider. To add fields, extend `Session`, and pass your type. React
 * doesn't check that the session has these fields.
 */
export const useSession = <S extends Session = Session>(): S | null =>
  useContext(SessionContext) as S | null;

export const useAuthentication = (): Authentication | null => useContext(AuthenticationContext);
