/** The page of a comparison without offers: what it is for, and from where offers come. */

import { useLocation } from 'react-router';
import { compareWords } from '../../../../words/search/compare.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { publicPath, signInSearch } from '../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { Empty } from '../../../kit/parts/states.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';

const favourites = '/moja-tablica/favorites';

/** A visitor has no favourites before signing in, and stands among them afterwards. */
export const NothingChosen = () => {
  const t = useWords(compareWords);
  const lang = useLang();
  const { search } = useLocation();
  const isVisitor = useViewer().kind === 'visitor';
  return (
    <Empty
      title={t('none.title')}
      text={
        <>
          {t('none.about')} {t('none.text')}
          <noscript> {t('none.scripts')}</noscript>
        </>
      }
      picture="/art/blank-2.svg"
      action={
        <>
          <ButtonLink kind="main" to={publicPath(lang, '/offers')}>
            {t('more.act')}
          </ButtonLink>
          <ButtonLink to={isVisitor ? signInSearch(search, favourites) : favourites}>
            {t(isVisitor ? 'none.favourites.visitor' : 'none.favourites')}
          </ButtonLink>
        </>
      }
    />
  );
};
