import type { MetaArgs } from 'react-router';
import { contentWords } from '../../words/content/pages.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { addressOf } from './parts/public-page.ts';
import { TextPage } from './parts/text-page.tsx';

export const loader = addressOf;

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(contentWords, url.lang);
  return pageMeta({ title: t('wanted.title'), description: t('wanted.description'), url });
};

/** The wanted board, as long as it holds no listings. */
export default function WantedPage() {
  const t = useWords(contentWords);
  const lang = useLang();
  return (
    <TextPage title={t('wanted.title')} lead={t('wanted.lead')}>
      <Empty
        title={t('wanted.empty')}
        text={t('wanted.empty.text')}
        picture="/art/blank-1.svg"
        action={
          <>
            <ButtonLink to={publicPath(lang, '/offers')}>{t('wanted.offers')}</ButtonLink>
            <ButtonLink to={publicPath(lang, '/add-offer')}>{t('wanted.add')}</ButtonLink>
          </>
        }
      />
    </TextPage>
  );
}
