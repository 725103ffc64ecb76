/** Leads the comparison's former address to its own. */

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { publicPath } from '../kit/page/addresses.ts';
import { langOf } from '../kit/page/request.ts';

/** `/offers/compare?ids=…` stands in links that people sent to each other. */
export const loader = ({ context, url }: LoaderFunctionArgs) => redirect(publicPath(langOf(context), `/compare${url.search}`));

export default function ToComparePage() {
  return null;
}
