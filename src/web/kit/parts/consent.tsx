/** What the visitor allows to be stored. */

import { createContext, type ReactNode, type RefObject, startTransition, use, useEffect, useMemo, useRef, useState } from 'react';
import { shellWords } from '../../../words/kit/shell.ts';
import { publicPath } from '../page/addresses.ts';
import { Link } from '../page/link.tsx';
import { useLang, useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import styles from './consent.module.css';

type Choice = 'all' | 'necessary';
type Consent = {
  /** What the visitor chose; nothing beyond the necessary is stored before `all`. */
  readonly choice: Choice | null;
  /** Shows the banner again. */
  readonly ask: () => void;
};

const ConsentContext = createContext<Consent>({ choice: null, ask: () => undefined });
const key = 'consent';

/** Tells whether storage beyond the necessary is allowed: `useConsent().choice === 'all'`; null until the person has chosen. */
export const useConsent = (): Consent => use(ConsentContext);

const stored = (): Choice | null => {
  const text = localStorage.getItem(key);
  return text === 'all' || text === 'necessary' ? text : null;
};

const Banner = ({ choose }: { readonly choose: (choice: Choice) => void }) => {
  const t = useWords(shellWords);
  const lang = useLang();
  const ref = useRef<HTMLElement>(null);
  useRoomBelow(ref);
  return (
    <section ref={ref} className={styles['banner']} aria-label={t('consent.title')}>
      <div>
        <h2>{t('consent.title')}</h2>
        <p>
          {t('consent.text')} <Link to={publicPath(lang, `/view-document/privacy-${lang}.pdf`)}>{t('consent.policy')}</Link>
        </p>
      </div>
      <div className={styles['acts']}>
        <Button size="s" onClick={() => choose('necessary')}>
          {t('consent.necessary')}
        </Button>
        <Button size="s" onClick={() => choose('all')}>
          {t('consent.all')}
        </Button>
      </div>
    </section>
  );
};

/**
 * Keeps the banner off every action: the page ends that much lower, bars at the lower edge stand above it, and what takes the focus
 * is scrolled out from behind it.
 */
const useRoomBelow = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const [banner, root] = [ref.current, document.documentElement];
    if (!banner) return;
    const observer = new ResizeObserver(() => root.style.setProperty('--below', `${banner.offsetHeight}px`));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--below');
    };
  }, [ref]);
};

/** Asks once after the page is alive, so that the page itself is the same for everybody and may be cached. */
export const ConsentHost = ({ children }: { readonly children: ReactNode }) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const before = stored();
    // Not urgent: parts of the page whose code is still on its way would be drawn anew for it.
    startTransition(() => {
      setChoice(before);
      setAsking(before === null);
    });
  }, []);
  const choose = (chosen: Choice): void => {
    localStorage.setItem(key, chosen);
    setChoice(chosen);
    setAsking(false);
  };
  const consent = useMemo(() => ({ choice, ask: () => setAsking(true) }), [choice]);
  return (
    <ConsentContext value={consent}>
      {children}
      {asking && <Banner choose={choose} />}
    </ConsentContext>
  );
};
