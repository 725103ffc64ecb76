/** Links and navigation links. */

import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { addressIn } from '../../../words/kit/addresses.ts';
import { useLang } from '../words/words.ts';

const GoContext = createContext<NavigateFunction | null>(null);

/** Gives the links inside it the router; one for the whole page. */
export const LinkHost = ({ children }: { readonly children: ReactNode }) => <GoContext value={useNavigate()}>{children}</GoContext>;

/** An anchor whose address is a whole one of the product; addresses of others are plain anchors. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the product with a leading slash, or `?…` and `#…` on the page that is shown. Public pages open in the language that is read, unless `hrefLang` names another. */
  readonly to: string;
  readonly preventScrollReset?: boolean;
  /** Leaves the press to the browser. */
  readonly reloadDocument?: boolean;
};

/** A press that the browser answers better: another button, a new tab or window, a download. */
const isBrowsers = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self');

/** The address as it stands in the page: a search or a place belongs to the page that is shown, a public page to the language that is read. */
const useAddress = (to: string, hrefLang: string | undefined): string => {
  const { pathname } = useLocation();
  const lang = useLang();
  if (to === '?') return pathname;
  if (to.startsWith('?') || to.startsWith('#')) return pathname + to;
  return hrefLang === undefined ? addressIn(lang, to) : to;
};

/**
 * A link within the product, followed without loading the page anew. The router's own link works out relative addresses and
 * its place among the routes for every link of a page; a page has a hundred, all with whole addresses.
 */
export const Link = ({ to, preventScrollReset = false, reloadDocument = false, onClick, ...rest }: LinkProps) => {
  const go = use(GoContext);
  const href = useAddress(to, rest.hrefLang);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !go || isBrowsers(event, rest.target)) return;
    event.preventDefault();
    const here = location.pathname + location.search + location.hash;
    void go(href, { replace: here === href, preventScrollReset });
  };
  return <a {...rest} href={href} onClick={follow} data-discover="true" />;
};

type NavProps = {
  readonly end?: boolean;
  /** The address whose pages the link stands for, where it leads to one of them. */
  readonly of?: string;
};

/** A link that says when it leads to the page that is shown, or (unless `end`) to one above it. */
export const NavLink = ({ end = false, of, ...props }: LinkProps & NavProps) => {
  const { pathname } = useLocation();
  const place = of ?? props.to;
  const shown = pathname === place || (!end && pathname.startsWith(`${place}/`));
  return <Link {...props} {...(shown && { 'aria-current': 'page' as const })} />;
};
