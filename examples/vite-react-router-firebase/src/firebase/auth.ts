import {
  browserSessionPersistence,
  GithubAuthProvider,
  GoogleAuthProvider,
  onAuthStateChanged as onFirebaseAuthStateChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Session } from '../SessionContext';
import { firebaseAuth } from './firebaseConfig';

export type SignInResult =
  { success: true; user: User; error: null } | { success: false; user: null; error: string };

/** Awaits inside the `try`, so that a rejected sign-in becomes a result too. */
async function signInBy(method: () => Promise<UserCredential>): Promise<SignInResult> {
  try {
    await setPersistence(firebaseAuth, browserSessionPersistence);
    const { user } = await method();
    return { success: true, user, error: null };
  } catch (error) {
    return {
      success: false,
      user: null,
      error: error instanceof Error ? error.message : 'Sign-in failed.',
    };
  }
}

export const signInWithGoogle = () =>
  signInBy(() => signInWithPopup(firebaseAuth, new GoogleAuthProvider()));

export const signInWithGithub = () =>
  signInBy(() => signInWithPopup(firebaseAuth, new GithubAuthProvider()));

export const signInWithCredentials = (email: string, password: string) =>
  signInBy(() => signInWithEmailAndPassword(firebaseAuth, email, password));

export const firebaseSignOut = () => signOut(firebaseAuth);

export const onAuthStateChanged = (onChange: (user: User | null) => void) =>
  onFirebaseAuthStateChanged(firebaseAuth, onChange);

/** A Firebase user in the shape Toolpad Core shows. */
export const toSession = ({ displayName, email, photoURL }: User): Session => ({
  user: { name: displayName ?? undefined, email: email ?? undefined, image: photoURL ?? undefined },
});
