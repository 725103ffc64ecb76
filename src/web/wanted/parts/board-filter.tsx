/** What narrows the board: a place with a radius, and a use. The address holds it, so that it works without scripts and can be shared. */

import { useEffect, useState } from 'react';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { listWords } from '../../../words/search/list.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { GetForm } from '../../kit/page/get-form.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../board.module.css';
import type { BoardQuery } from './board-query.ts';
import { PlaceSearch } from './place-search.tsx';

const { boardRadiusKmMin: least, boardRadiusKmMax: most } = wantedNumbers;

/** A slider of lengths moves by shares: as far from 1 to 14 km as from 14 to 200. */
const shareOf = (km: number): number => Math.round((Math.log(km / least) / Math.log(most / least)) * 100);
const kmOf = (share: number): number => Math.min(most, Math.max(least, Math.round(least * (most / least) ** (share / 100))));

export const BoardFilter = ({ query }: { readonly query: BoardQuery }) => {
  const t = useWords(wantedWords);
  const list = useWords(listWords);
  const [place, setPlace] = useState(query.place);
  const [point, setPoint] = useState(query.point);
  const [radius, setRadius] = useState(query.radius);
  useEffect(() => {
    setPlace(query.place);
    setPoint(query.point);
    setRadius(query.radius);
  }, [query.place, query.point, query.radius]);
  return (
    <GetForm className={styles['filter']} preventScrollReset>
      <PlaceSearch
        label={t('filter.place')}
        name="place"
        text={place}
        placeholder={t('filter.place.any')}
        onType={(text) => {
          setPlace(text);
          setPoint(null);
        }}
        onChoose={({ text, point: at }) => {
          setPlace(text);
          setPoint(at);
        }}
      />
      {point && <input type="hidden" name="lat" value={point.lat} />}
      {point && <input type="hidden" name="lng" value={point.lng} />}
      <div className={styles['radius']}>
        <Field label={t('filter.radius')}>
          {(wiring) => (
            <input
              {...wiring}
              type="number"
              name="radius"
              min={least}
              max={most}
              step={1}
              value={radius}
              onChange={(event) => setRadius(event.currentTarget.valueAsNumber || least)}
            />
          )}
        </Field>
        <input
          type="range"
          aria-label={t('filter.radius')}
          aria-valuetext={t('unit.km', { n: radius })}
          min={0}
          max={100}
          value={shareOf(Math.min(most, Math.max(least, radius)))}
          onChange={(event) => setRadius(kmOf(event.currentTarget.valueAsNumber))}
        />
      </div>
      <Field label={t('filter.use')}>
        {(wiring) => (
          <select {...wiring} name="use" key={query.use} defaultValue={query.use ?? ''}>
            <option value="">{t('filter.use.any')}</option>
            {mainUses.map((use) => (
              <option key={use} value={use}>
                {list(`purpose.${use}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit">{t('filter.act')}</Button>
    </GetForm>
  );
};
