/** Leads `/offer` without a number to the list. */

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { publicPath } from '../kit/page/addresses.ts';
import { langOf } from '../kit/page/request.ts';

/** `/offer` without a number means the list; filters in the address come along. */
export const loader = ({ context, url }: LoaderFunctionArgs) => redirect(publicPath(langOf(context), `/offers${url.search}`));

export default function ToOffersPage() {
  return null;
}
