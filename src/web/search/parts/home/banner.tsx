import { IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef } from 'react';
import { homeWords } from '../../../../words/search/home.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './banner.module.css';
import { useSlides } from './use-slides.ts';

const slides = [
  ['price', 'shop-dusk', '#binding'],
  ['reserve', 'office-morning', '/offers'],
  ['deposit', 'inside-office', '/faq'],
  ['handover', 'hall-dusk', '/faq'],
  ['landlord', 'shop-morning', '/add-offer'],
  ['check', 'plan-office', '/check'],
] as const;

const Slide = ({ at, shown }: { readonly at: number; readonly shown: boolean }) => {
  const t = useWords(homeWords);
  const [name, art, path] = slides[at] ?? slides[0];
  return (
    <div className={styles['slide']} hidden={!shown} id={`slide-${name}`}>
      <div className={styles['text']}>
        <h2>{t(`slide.${name}.title`)}</h2>
        <p>{t(`slide.${name}.text`)}</p>
        <Link to={path}>
          {t(`slide.${name}.act`)}
          <IconArrowRight size={20} stroke={1.5} aria-hidden />
        </Link>
      </div>
      <div className={styles['art']}>
        <img src={`/art/${art}.svg`} alt="" width={1200} height={800} loading="lazy" />
      </div>
    </div>
  );
};

/** Six things worth knowing. */
export const Banner = () => {
  const t = useWords(homeWords);
  const ref = useRef<HTMLElement>(null);
  const { shown, show, paused, setPaused } = useSlides(slides.length, ref);
  return (
    <section
      ref={ref}
      className={`wrap ${styles['banner']}`}
      aria-roledescription={t('carousel')}
      aria-label={t('news')}
      data-paused={paused || undefined}
    >
      {slides.map(([name], at) => (
        <Slide key={name} at={at} shown={at === shown} />
      ))}
      <div className={styles['tabs']}>
        {slides.map(([name], at) => {
          const short = t(`slide.${name}.name`);
          return (
            <button
              key={name}
              type="button"
              aria-label={t('slide.of', { n: at + 1, all: slides.length, name: short })}
              aria-current={at === shown ? 'true' : undefined}
              aria-controls={`slide-${name}`}
              onClick={() => show(at)}
            >
              <span>{short}</span>
            </button>
          );
        })}
        <button type="button" className={styles['pause']} aria-label={t(paused ? 'play' : 'pause')} onClick={() => setPaused(!paused)}>
          {paused ? <IconPlayerPlay size={20} stroke={1.5} aria-hidden /> : <IconPlayerPause size={20} stroke={1.5} aria-hidden />}
        </button>
      </div>
    </section>
  );
};
