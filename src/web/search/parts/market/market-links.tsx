import { type MainUse, provinces } from '../../../../domain/kit/provinces.ts';
import { marketPath } from '../../../../domain/search/rules/market.ts';
import { nameWords } from '../../../../words/kit/names.ts';
import { marketWords } from '../../../../words/search/market.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from './market-links.module.css';

/** The pages of a use in each province: from there lead links to the towns and to the other uses. */
export default function MarketLinks({ use }: { readonly use: MainUse }) {
  const t = useWords(marketWords);
  const name = useWords(nameWords);
  const lang = useLang();
  return (
    <nav className={`wrap ${styles['markets']}`} aria-labelledby="market-links">
      <h2 id="market-links">{t(`links.${use}`)}</h2>
      <ul>
        {provinces.map((province) => (
          <li key={province}>
            <Link to={publicPath(lang, marketPath({ use, province, city: null }))}>{name(`province.${province}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
