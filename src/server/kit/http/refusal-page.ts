import type { WireError } from '../../../contract/kit/client.ts';
import { addressIn } from '../../../words/kit/addresses.ts';
import { kitMailWords } from '../../../words/kit/mail.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { type Lang, translator } from '../../../words/kit/words.ts';
import { drawHtml } from '../mail/html.ts';
import { blocks } from '../mail/message.ts';

/** Whom a page is written for, and in what. */
type Reader = { readonly request: Request; readonly lang: Lang; readonly baseUrl: string };

/**
 * A refusal as a page where a browser opened the address itself, such as the link to a file in a tab of its own: a person reads the sentence
 * and tries again. Programs, scripts of pages and pictures get the answer as it is.
 */
export const asPage = async (answer: Response, reader: Reader): Promise<Response> => {
  if (answer.status < 400 || !isOpened(reader.request) || !answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  const { error } = (await answer.json()) as { readonly error: WireError };
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.delete('content-length');
  return new Response(htmlOf(error.message, answer.status, reader), { status: answer.status, headers });
};

const isOpened = ({ method, headers }: Request): boolean => method === 'GET' && (headers.get('accept') ?? '').includes('text/html');

const htmlOf = (sentence: string, status: number, { request, lang, baseUrl }: Reader): string => {
  const t = translator(shellWords[lang], lang);
  const heading = t(status === 503 ? 'error.away' : 'toast.failed');
  const { pathname, search } = new URL(request.url);
  return drawHtml(
    {
      subject: `${heading} – Parter`,
      preheader: '',
      blocks: [blocks.heading(heading), blocks.text(sentence), blocks.button(t('state.retry'), pathname + search)],
    },
    {
      lang,
      slogan: translator(kitMailWords[lang], lang)('mail.slogan'),
      footer: '',
      viewLabel: t('error.home'),
      viewHref: baseUrl + addressIn(lang, '/'),
      leaveLabel: '',
      leaveHref: null,
      baseUrl,
    },
  );
};
