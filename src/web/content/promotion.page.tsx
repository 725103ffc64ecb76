/** The promotion: its terms while it runs, an archive of them afterwards. */

import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { promotionCalls } from '../../contract/content/endpoints/promotion.ts';
import { promotionNumbers } from '../../domain/kit/numbers.ts';
import { endOfDay, msOf } from '../../domain/kit/time.ts';
import { promotionWords } from '../../words/content/promotion.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { useAllowed } from '../kit/parts/consent/consent.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { addressOf } from './parts/public-page.ts';
import { TextPage, TextPart } from './parts/text-page.tsx';

export const loader = async (args: LoaderFunctionArgs) => ({
  ...addressOf(args),
  promotion: orErrorPage(await ask(args.context)(promotionCalls.getPromotion, {})),
});

const { pool, coverMonths, complaintDays } = promotionNumbers;

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(promotionWords, url.lang);
  return pageMeta({ title: t('title'), description: t('description', { pool, coverMonths }), url });
};

const terms = ['terms.1', 'terms.2', 'terms.3', 'terms.4'] as const;
/** The same of a promotion that is over: with its offers, whose cover runs on, or as an archive. */
const usedTerms = ['terms.1.past', 'terms.2', 'terms.3.past', 'terms.4.past'] as const;
const pastTerms = ['terms.1.past', 'terms.2.past', 'terms.3.past', 'terms.4.past'] as const;
const termsIn = { coming: terms, running: terms, used: usedTerms, ended: pastTerms } as const;

export default function PromotionPage() {
  const { promotion } = useLoaderData<typeof loader>();
  const t = useWords(promotionWords);
  const f = useFormat();
  const lang = useLang();
  useSpecialOffer(promotion);
  const values = { pool, coverMonths, complaintDays, from: f.day(promotion.from), to: f.day(promotion.to) };
  return (
    <TextPage title={t('title')} lead={t('description', values)}>
      <Note tone={promotion.state === 'running' ? 'green' : 'navy'}>
        {t(`state.${promotion.state}`, values)} {promotion.left !== null && t('left', { n: promotion.left })}
      </Note>
      <TextPart title={t('terms')}>
        <ul>
          {termsIn[promotion.state].map((name) => (
            <li key={name}>{t(name, values)}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart title={t('complaints')}>
        <p>{t('complaints.text', values)}</p>
        <Link to={publicPath(lang, '/pomoc')}>{t('complaints.act')}</Link>
      </TextPart>
      {promotion.state === 'running' && <p>{t('cookie')}</p>}
    </TextPage>
  );
}

type Promotion = Awaited<ReturnType<typeof loader>>['promotion'];

/** Marks a browser that has seen a running promotion, with consent; the mark goes with the promotion. */
const useSpecialOffer = ({ state, to }: Promotion): void => {
  const isAllowed = useAllowed('campaigns');
  useEffect(() => {
    const seconds = state === 'running' && isAllowed ? Math.max(0, Math.floor((msOf(endOfDay(to)) - Date.now()) / 1_000)) : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
    document.cookie = `specialOffer100=1;path=/;max-age=${seconds};samesite=lax`;
  }, [state, to, isAllowed]);
};
