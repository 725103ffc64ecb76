import { type RefObject, useEffect, useRef, useState } from 'react';
import { consentWords } from '../../../../words/kit/consent.ts';
import { publicPath } from '../../page/addresses.ts';
import { Link } from '../../page/link.tsx';
import { useLang, useWords } from '../../words/words.ts';
import { Button } from '../button.tsx';
import { type ConsentCategory, consentCategories } from './consent.tsx';
import styles from './consent-banner.module.css';
import { forget } from './kept.ts';

type BannerProps = {
  readonly allowed: readonly ConsentCategory[] | null;
  readonly choose: (chosen: readonly ConsentCategory[]) => void;
};

/** Asks what may be stored: nothing beyond the necessary, all, or by what it is for. Nothing is ticked beforehand. */
export default function ConsentBanner({ allowed, choose }: BannerProps) {
  const t = useWords(consentWords);
  const lang = useLang();
  const ref = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(allowed !== null);
  useRoomBelow(ref);
  const keep = (chosen: readonly ConsentCategory[]): void => {
    for (const category of consentCategories.filter((one) => !chosen.includes(one))) forget(category);
    choose(chosen);
  };
  const chosenIn = (form: HTMLFormElement): readonly ConsentCategory[] => {
    const ticked = new FormData(form).getAll('category');
    return consentCategories.filter((category) => ticked.includes(category));
  };
  return (
    <section ref={ref} className={styles['banner']} aria-label={t('title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep(chosenIn(event.currentTarget));
        }}
      >
        <div>
          <h2>{t('title')}</h2>
          <p>
            {t('text')} <Link to={publicPath(lang, `/view-document/privacy-${lang}.pdf`)}>{t('policy')}</Link>
          </p>
        </div>
        {isChoosing && (
          <ul className={styles['categories']}>
            <li>
              <b>{t('necessary.name')}</b>
              <span>{t('necessary.text')}</span>
            </li>
            {consentCategories.map((category) => (
              <li key={category}>
                <label>
                  <input type="checkbox" name="category" value={category} defaultChecked={allowed?.includes(category) ?? false} />
                  <b>{t(`${category}.name`)}</b>
                </label>
                <span>{t(`${category}.text`)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles['acts']}>
          <Button size="s" onClick={() => keep([])}>
            {t('necessary')}
          </Button>
          {isChoosing ? (
            <Button size="s" type="submit">
              {t('save')}
            </Button>
          ) : (
            <Button size="s" onClick={() => setChoosing(true)}>
              {t('choose')}
            </Button>
          )}
          <Button size="s" onClick={() => keep(consentCategories)}>
            {t('all')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/**
 * Keeps the banner off every action: the page ends that much lower, bars at the lower edge stand above it, and what takes the focus
 * is scrolled out from behind it.
 */
const useRoomBelow = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const [banner, root] = [ref.current, document.documentElement];
    if (!banner) return;
    const observer = new ResizeObserver(() => root.style.setProperty('--below', `${root.clientHeight - banner.getBoundingClientRect().top}px`));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--below');
    };
  }, [ref]);
};
