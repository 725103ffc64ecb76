import { redirect } from 'react-router';
import { langOfPath, publicPath } from '../kit/addresses.ts';

/** Any other path leads home (specification part 1, section 2). */
export const loader = ({ url }: { url: URL }): never => {
  throw redirect(publicPath(langOfPath(url.pathname), '/'));
};

export default function Unknown(): null {
  return null;
}
