/** Who is signed in, for loaders and components. */

import { createContext, type RouterContextProvider, redirect, useRouteLoaderData } from 'react-router';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { isCompanyAccepted, isIdentityAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { SignedIn, Viewer } from '../../../domain/accounts/types.ts';
import { securityPath, verificationPaths, workspacePath } from '../../../domain/kit/page/paths.ts';
import { publicPath } from '../../kit/page/addresses.ts';
import { errorPageOf, langOf } from '../../kit/page/request.ts';

/** The viewer of the request, filled by the root's middleware before any loader runs. */
export const viewerContext = createContext<Viewer>({ kind: 'visitor' });

/** The viewer of the page (loaders). */
export const viewerOf = (context: Readonly<RouterContextProvider>): Viewer => context.get(viewerContext);

/** Why nobody knows whose session the request carries, when the server could not be asked. Whoever is signed in is no visitor then. */
export const unknownContext = createContext<WireRefusal | null>(null);

/** The viewer of a page that speaks to visitors too, but not to whoever only seems to be one because the server could not be asked. */
export const knownViewer = (context: Readonly<RouterContextProvider>): Viewer => {
  const unknown = context.get(unknownContext);
  if (unknown) throw errorPageOf(unknown, langOf(context));
  return viewerOf(context);
};

/** Guard of a signed-in page: sends a visitor home with the sign-in dialog open and this address remembered. */
export const requireSession = ({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }): SignedIn => {
  const viewer = knownViewer(context);
  if (viewer.kind === 'signed-in') return viewer;
  throw redirect(`${publicPath(langOf(context), '/')}?${new URLSearchParams({ signin: '1', from: url.pathname + url.search })}`);
};

/** Guard of an admin page; others are sent home, and an admin whose claim rests to where the second factor is set up. */
export const requireAdmin = (args: { context: Readonly<RouterContextProvider>; url: URL }): SignedIn => {
  const viewer = requireSession(args);
  if (viewer.claims.includes('admin')) return viewer;
  throw redirect(viewer.secondFactorDue === null ? '/' : securityPath);
};

/** The viewer of the page (components); a visitor where the root could not be read. */
export const useViewer = (): Viewer => (useRouteLoaderData('root') as { viewer: Viewer } | undefined)?.viewer ?? { kind: 'visitor' };

/** Whether it is known who reads the page; not where a session came along that the server could not look up. */
export const useIsViewerKnown = (): boolean => !(useRouteLoaderData('root') as { unknown?: boolean } | undefined)?.unknown;

/** The address behind "my board": the page of the next step of verification, then the board itself (docs/rules/accounts.md#steps-before-signing). */
export const boardPath = (viewer: Viewer): string => {
  if (viewer.kind === 'visitor') return workspacePath;
  if (!viewer.emailVerified) return verificationPaths.email;
  if (!isIdentityAccepted(viewer)) return verificationPaths.identity;
  if (!isCompanyAccepted(viewer)) return verificationPaths.company;
  return workspacePath;
};
