/** Short links and campaign links: which addresses they may lead to, what they carry, which visits count. */

import { fold } from '../../kit/typed/fold.ts';
import type { Refusal } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import { outreachNumbers } from './outreach-numbers.ts';

/** The letters of a short link: 62 of them. */
export const shortIdLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Does the text have the form of a short link's id: six of 62 letters and digits? */
export const isShortId = (text: string): boolean => new RegExp(`^[A-Za-z0-9]{${outreachNumbers.shortIdLength}}$`).test(text);

const scheme = /^[a-z][a-z\d+.-]*:/i;
/** Scheme, host (no name and password before it), port, and the rest without spaces, control characters and backslashes. */
const address = /^https?:\/\/(?<host>[^\s/?#@\\:]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** An address as typed, with `https://` where no scheme was; a refusal for what a link must not lead to (docs/rules/outreach.md#short-links). */
export const readAddress = (typed: string): { readonly href: string } | { readonly refusal: Refusal } => {
  const text = typed.trim();
  if (text === '') return { refusal: refuse('outreach.url_required', { field: 'originalUrl' }) };
  // "parter.example:3000/x" begins as a scheme does; a port is what tells it.
  const href = scheme.test(text) && !/^[^/?#:]+:\d/.test(text) ? text : `https://${text}`;
  const host = address.exec(href)?.groups?.['host'] ?? '';
  const isSound = href.length <= outreachNumbers.urlMax && !control.test(href) && (host.includes('.') || host === 'localhost');
  return isSound ? { href } : { refusal: refuse('outreach.url_wrong', { field: 'originalUrl' }) };
};

/** The six parameters of a campaign, by the names that campaigns of accounts have (docs/rules/accounts.md#campaign-parameters). */
export type CampaignParameters = {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly utmId: string;
  readonly utmTerm: string;
  readonly utmContent: string;
};

const names = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmId: 'utm_id',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const satisfies Readonly<Record<keyof CampaignParameters, string>>;

/** An address with the six parameters of a campaign, before its fragment; ones that it had are replaced. */
export const withCampaign = (href: string, campaign: CampaignParameters): string => {
  const [whole = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = whole.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith('utm_'));
  const own = Object.entries(names).map(([key, name]) => `${name}=${encodeURIComponent(campaign[key as keyof CampaignParameters])}`);
  return `${path}?${[...kept, ...own].join('&')}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** A campaign's name as it stands in addresses: small letters without diacritics, digits and hyphens. `Łódź, biura!` is `lodz-biura`. */
export const campaignName = (typed: string): string => fold(typed).slice(0, outreachNumbers.campaignMax).trim().replaceAll(' ', '-');

const machines =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skypeuripreview|slack|discord|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|scanner|monitor/i;

/** Does a program that says this of itself open links by itself? Nothing said counts as one. */
export const isMachine = (userAgent: string): boolean => userAgent.trim() === '' || machines.test(userAgent);
