import { type RouterContextProvider, redirect } from 'react-router';
import { isCaller } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { requireSession } from './session.ts';

/** Guard of the callers' page; whoever is no caller, creator or admin is sent home. */
export const requireCaller = (args: { context: Readonly<RouterContextProvider>; url: URL }): SignedIn => {
  const viewer = requireSession(args);
  if (isCaller(viewer)) return viewer;
  throw redirect('/');
};
