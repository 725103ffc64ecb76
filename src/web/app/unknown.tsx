/** Leads every unknown address home (docs/rules/pages.md#unknown-addresses). */

import { data, redirect } from 'react-router';
import { langOfPath, publicPath } from '../kit/page/addresses.ts';

/** Any other path leads home (docs/rules/pages.md#unknown-addresses). */
export const loader = ({ url }: { url: URL }): never => {
  const home = publicPath(langOfPath(url.pathname), '/');
  // Without this a product whose home page fails to match would send the browser round in circles.
  if (url.pathname === home) throw data(null, { status: 404 });
  throw redirect(home);
};

export default function Unknown(): null {
  return null;
}
