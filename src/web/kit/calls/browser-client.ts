import { createAsk } from '../../../contract/kit/client.ts';

/** The typed client of the browser. After a mutation revalidate: `useRevalidator().revalidate()`, or use `useAct`. */
export const browserAsk = createAsk((path, body) => {
  const { lang } = document.documentElement;
  return body === null
    ? fetch(`${path}&lang=${lang}`)
    : fetch(path, { method: 'POST', body, credentials: 'same-origin', headers: { 'content-type': 'application/json', 'x-lang': lang } });
});
