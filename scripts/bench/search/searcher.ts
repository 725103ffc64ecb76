import pg from 'pg';
import { accountsCalls } from '../../../src/contract/accounts/endpoints.ts';

const who = { email: 'searcher@parter.example', password: 'Parter-bench-1' };

const post = (url: string, call: string, data: object): Promise<Response> =>
  fetch(new URL(`/call/${call}`, url), {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1' },
  });

/** Confirms the address as the link of the mail does: who has not confirmed it sees no prices, and the product then searches for something else. */
const confirm = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update auth_user set email_verified = true where email = $1', [who.email]);
    await client.query('update person set email_verified_at = coalesce(email_verified_at, now()) where email = $1', [who.email]);
  } finally {
    await client.end();
  }
};

/** Fails unless prices are shown to whoever has the cookie. */
const expectPrices = async (url: string, cookie: string): Promise<void> => {
  const answer = await fetch(new URL(`/read/searchOffers?data=${encodeURIComponent('{}')}`, url), { headers: { cookie } });
  const { result } = (await answer.json()) as { readonly result: { readonly items: readonly { readonly price: number | null }[] } };
  if (result.items.length === 0 || result.items.some(({ price }) => price === null)) throw new Error('the searcher of the bench sees no prices');
};

/** The cookie of somebody who is signed in and sees prices; the account is made the first time. */
export const cookieOfSearcher = async (url: string, databaseUrl: string): Promise<string> => {
  const made = await post(url, accountsCalls.signUp.wire, { ...who, firstName: 'Sara', lastName: 'Szukaj', marketingConsent: false, lang: 'pl' });
  await confirm(databaseUrl);
  const answer = made.ok ? made : await post(url, accountsCalls.signIn.wire, who);
  if (!answer.ok) throw new Error(`nobody could sign in: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((part) => part.split(';')[0])
    .join('; ');
  await expectPrices(url, cookie);
  return cookie;
};
