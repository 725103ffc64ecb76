import type { LoaderFunctionArgs } from 'react-router';
import type { Lang } from '../../../words/kit/words.ts';
import { langOf, originOf } from '../../kit/page/request.ts';

type Address = { readonly lang: Lang; readonly origin: string; readonly pathname: string };

/** Loads nothing but the address and language of a page, for its canonical and language links. */
export const addressOf = ({ context, url }: LoaderFunctionArgs): Address => ({
  lang: langOf(context),
  origin: originOf(context),
  pathname: url.pathname,
});
