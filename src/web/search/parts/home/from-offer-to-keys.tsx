import { howItWorksWords } from '../../../../words/search/how.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../home.module.css';
import HowItWorks from './how-it-works.tsx';
import { WantedTeaser } from './wanted-teaser.tsx';

const Way = () => {
  const t = useWords(howItWorksWords);
  return (
    <section className={`wrap ${styles['film']}`}>
      <img src="/art/shop-night.svg" alt="" width={1200} height={800} loading="lazy" />
      <div>
        <h2>{t('way.title')}</h2>
        <p>{t('way.text')}</p>
        <Link to="#steps">{t('way.act')}</Link>
      </div>
    </section>
  );
};

/** What companies look for, then what happens with an offer: where it is told, and the four steps. */
export default function FromOfferToKeys() {
  return (
    <>
      <WantedTeaser />
      <Way />
      <div id="steps">
        <HowItWorks />
      </div>
    </>
  );
}
