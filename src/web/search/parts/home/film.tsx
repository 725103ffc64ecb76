import { howItWorksWords } from '../../../../words/search/how.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './film.module.css';

const rooms = ['1', '2', '3', '4'] as const;

/**
 * A film of four rooms, each lit for twelve seconds. The server draws it and the style sheet plays it, so that it costs the first visit no
 * script and works without any; a chapter is a choice of a form, which holds the film there.
 */
export const Film = () => {
  const t = useWords(howItWorksWords);
  return (
    <section className={`wrap ${styles['film']}`}>
      <div>
        <div>
          <h2>{t('way.title')}</h2>
          <p>{t('way.text')}</p>
        </div>
        <Link to="#steps">{t('way.act')}</Link>
      </div>
      <fieldset>
        <legend className="sr">{t('way.choose')}</legend>
        <div>
          <div data-part="picture">
            <img src="/art/film.svg" alt={t('way.alt')} width={1280} height={560} loading="lazy" />
            {rooms.map((room) => (
              <img key={room} src={`/art/film-${room}.svg`} alt="" width={292} height={250} loading="lazy" />
            ))}
          </div>
          <div data-part="captions">
            {rooms.map((room) => (
              <p key={room}>{t(`way.${room}.caption`)}</p>
            ))}
          </div>
        </div>
        <div data-part="chapters">
          <label>
            <input type="radio" name="film" value="play" defaultChecked />
            {t('way.play')}
          </label>
          {rooms.map((room) => (
            <label key={room}>
              <input type="radio" name="film" value={room} />
              <b>{t(`way.${room}`)}</b>
              <span>{t(`way.${room}.note`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
};
