import { useSyncExternalStore } from 'react';
import { api, client } from '../api';

/** Admins change orders; viewers read them. */
export type Role = 'admin' | 'viewer';

export interface User {
  name: string;
  email: string;
  role: Role;
}

export interface SessionData {
  user: User;
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const STORAGE_KEY = 'harbor-session';

function readStored(): SessionData | null {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  const stored = text ? (JSON.parse(text) as SessionData) : null;
  return stored && stored.expiresAt > Date.now() ? stored : null;
}

let current = readStored();
/** Whether the last session ended by itself, which the sign-in page then says. */
let expired = false;
const listeners = new Set<() => void>();

function change(next: SessionData | null, hasExpired = false): void {
  current = next;
  expired = hasExpired;
  if (next) window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  else window.sessionStorage.removeItem(STORAGE_KEY);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The session of this tab. It survives a reload, and ends with the tab. */
export const session = {
  get: () => current,
  hasExpired: () => expired,

  /** @throws {ApiError} with the reason when the server refuses */
  async signIn(email: string, password: string): Promise<void> {
    change(await api.post<SessionData>('/session', { email, password }));
  },

  /** Asks the server for more time. */
  async renew(): Promise<void> {
    change(await api.patch<SessionData>('/session'));
  },

  signOut: () => change(null),
  expire: () => change(null, true),
};

client.token = () => current?.token;
client.onUnauthorized = () => session.expire();

/** The session, followed. `null` when nobody is signed in. */
export const useSessionData = () => useSyncExternalStore(subscribe, session.get);

/** Whether the signed-in user may change orders. */
export const useCanEdit = () => useSessionData()?.user.role === 'admin';
