/** Leads the workspace's root to its home, or to the next step of verification. */

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { workspacePath } from '../../domain/kit/page/paths.ts';
import { boardPath, viewerOf } from '../accounts/parts/session.ts';

/** The board's root leads to what needs the person now, or to the next step of verification. */
export const loader = ({ context }: LoaderFunctionArgs): never => {
  const path = boardPath(viewerOf(context));
  throw redirect(path === workspacePath ? '/moja-tablica/start' : path);
};

export default function WorkspaceStart(): null {
  return null;
}
