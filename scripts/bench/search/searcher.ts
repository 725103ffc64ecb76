import { accountsCalls } from '../../../src/contract/accounts/endpoints.ts';

const who = { email: 'searcher@parter.example', password: 'Parter-bench-1' };

const post = (url: string, call: string, data: object): Promise<Response> =>
  fetch(new URL(`/call/${call}`, url), {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1' },
  });

/** The cookie of somebody who is signed in; the account is made the first time. */
export const cookieOfSearcher = async (url: string): Promise<string> => {
  const made = await post(url, accountsCalls.signUp.wire, { ...who, firstName: 'Sara', lastName: 'Szukaj', marketingConsent: false, lang: 'pl' });
  const answer = made.ok ? made : await post(url, accountsCalls.signIn.wire, who);
  if (!answer.ok) throw new Error(`nobody could sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};
