import { IconSearch } from '@tabler/icons-react';
import { mainUses } from '../../../../domain/kit/provinces.ts';
import { homeWords } from '../../../../words/search/home.ts';
import { listWords } from '../../../../words/search/list.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { GetForm } from '../../../kit/page/get-form.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { usePlaces } from '../filters/use-places.ts';
import styles from './hero.module.css';

const examples = [
  ['hint.1', '?premisesPurpose=office&place=Wrocław'],
  ['hint.2', '?premisesPurpose=warehouse&place=Łódź'],
  ['hint.3', '?premisesPurpose=retail&place=Kraków'],
] as const;

const Finder = () => {
  const t = useWords(homeWords);
  const list = useWords(listWords);
  const lang = useLang();
  const { places, type } = usePlaces();
  return (
    <GetForm className={styles['finder']} role="search" aria-label={t('finder')} action={publicPath(lang, '/offers')}>
      <label>
        <span>{t('finder.what')}</span>
        <select name="premisesPurpose" defaultValue="">
          <option value="">{list('purpose.all')}</option>
          {mainUses.map((use) => (
            <option key={use} value={use}>
              {list(`purpose.${use}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('finder.where')}</span>
        <input
          name="place"
          placeholder={t('finder.where.any')}
          maxLength={200}
          autoComplete="off"
          list="finder-places"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <datalist id="finder-places">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      </label>
      <label>
        <span>{t('finder.area')}</span>
        <input name="minArea" data-unit="m²" inputMode="numeric" pattern="\d.*" autoComplete="off" placeholder={t('finder.area.any')} />
      </label>
      <Button kind="main" size="l" type="submit">
        <IconSearch size={20} stroke={1.75} aria-hidden />
        {t('finder.act')}
      </Button>
    </GetForm>
  );
};

/** What Parter is, in one sentence, with the search in sight and the street at its feet. */
export const Hero = ({ offers }: { readonly offers: number }) => {
  const t = useWords(homeWords);
  return (
    <section className={styles['hero']}>
      <div className="wrap">
        <div className={styles['top']}>
          <div>
            <h1>{t('headline')}</h1>
            <p className={styles['lead']}>{t('lead')}</p>
          </div>
          <dl className={styles['facts']}>
            <div>
              <dt>{t(offers > 1000 ? 'fact.offers.capped' : 'fact.offers.n', { n: offers })}</dt>
              <dd>{t('fact.offers', { n: offers })}</dd>
            </div>
            <div>
              <dt>{t('fact.hours.n')}</dt>
              <dd>{t('fact.hours')}</dd>
            </div>
            <div>
              <dt>{t('fact.pdf.n')}</dt>
              <dd>{t('fact.pdf')}</dd>
            </div>
          </dl>
        </div>
        <Finder />
        <p className={styles['hint']}>
          <span>{t('hint')}</span>
          {examples.map(([name, search]) => (
            <Link key={name} to={`/offers${search}`}>
              {t(name)}
            </Link>
          ))}
        </p>
      </div>
      <div className={styles['strip']}>
        <img src="/art/street.svg" alt={t('street')} width={1680} height={300} />
      </div>
    </section>
  );
};
