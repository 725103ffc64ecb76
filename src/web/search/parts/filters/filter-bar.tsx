/** The filters of the search page. */

import { IconAdjustmentsHorizontal, IconLock } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useLocation } from 'react-router';
import { isConfirmed } from '../../../../domain/accounts/permissions.ts';
import { mainUses, provinces } from '../../../../domain/kit/provinces.ts';
import type { Format } from '../../../../words/kit/format.ts';
import { nameWords } from '../../../../words/kit/names.ts';
import { listWords } from '../../../../words/search/list.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { GetForm } from '../../../kit/page/get-form.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './filter-bar.module.css';
import { type Chosen, offerTypes } from './filters.ts';
import { numberPattern } from './number-pattern.ts';
import type { useFilterForm } from './use-filter-form.ts';
import { usePlaces } from './use-places.ts';

/** What stands in the fields, by their names. */
export const fieldValues = (chosen: Chosen, f: Format): Record<string, string> => ({
  premisesPurpose: chosen.purpose ?? '',
  offerType: chosen.type ?? '',
  place: chosen.place,
  maxPrice: chosen.maxPrice ? f.number(chosen.maxPrice) : '',
  minArea: chosen.minArea ? f.number(chosen.minArea) : '',
  freeFrom: chosen.freeFrom ?? '',
  province: chosen.province ?? '',
  county: chosen.county,
  sort: chosen.order,
});

const Filter = ({ label, set, children }: { readonly label: string; readonly set: boolean; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={`${styles['filter']} ${set ? styles['set'] : ''}`}>
    <span>{label}</span>
    {children}
  </label>
);

const Place = ({ chosen }: { readonly chosen: Chosen }) => {
  const t = useWords(listWords);
  const { places, type } = usePlaces();
  const list = useId();
  return (
    <Filter label={t('place')} set={chosen.place !== ''}>
      <input
        name="place"
        defaultValue={chosen.place}
        placeholder={t('place.any')}
        maxLength={100}
        autoComplete="off"
        list={list}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </Filter>
  );
};

/** A visitor's price limit would tell prices, so in its place stands the way to get one. */
const Price = ({ chosen }: { readonly chosen: Chosen }) => {
  const t = useWords(listWords);
  const f = useFormat();
  const { search } = useLocation();
  const viewer = useViewer();
  if (!isConfirmed(viewer))
    return (
      <Link to={signInSearch(search)} preventScrollReset className={styles['filter']}>
        <span>{t('maxPrice.short')}</span>
        <b>
          <IconLock size={16} stroke={1.5} aria-hidden />
          {t(viewer.kind === 'visitor' ? 'maxPrice.visitor' : 'maxPrice.unconfirmed')}
        </b>
      </Link>
    );
  return (
    <Filter label={t('maxPrice')} set={chosen.maxPrice !== null}>
      <input
        name="maxPrice"
        inputMode="numeric"
        pattern={numberPattern}
        title={t('number.hint')}
        autoComplete="off"
        defaultValue={chosen.maxPrice ? f.number(chosen.maxPrice) : ''}
        placeholder={t('maxPrice.any')}
      />
    </Filter>
  );
};

const More = ({ chosen }: { readonly chosen: Chosen }) => {
  const t = useWords(listWords);
  const name = useWords(nameWords);
  const n = [chosen.type, chosen.province, chosen.county].filter(Boolean).length;
  return (
    <details className={styles['more']}>
      <summary aria-label={n ? t('more.set', { n }) : t('more')} data-set={n || undefined}>
        <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />
        <span>{t('more')}</span>
      </summary>
      <div className={styles['sheet']}>
        <Filter label={t('type')} set={chosen.type !== null}>
          <select name="offerType" defaultValue={chosen.type ?? ''}>
            <option value="">{t('type.all')}</option>
            {offerTypes.map((type) => (
              <option key={type} value={type}>
                {t(`type.${type}`)}
              </option>
            ))}
          </select>
        </Filter>
        <Filter label={t('province')} set={chosen.province !== null}>
          <select name="province" defaultValue={chosen.province ?? ''}>
            <option value="">{t('province.any')}</option>
            {provinces.map((province) => (
              <option key={province} value={province}>
                {name(`province.${province}`)}
              </option>
            ))}
          </select>
        </Filter>
        <Filter label={t('county')} set={chosen.county !== ''}>
          <input name="county" defaultValue={chosen.county} placeholder={t('county.any')} maxLength={100} autoComplete="off" />
        </Filter>
      </div>
    </details>
  );
};

type BarProps = {
  readonly chosen: Chosen;
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: Pick<ReturnType<typeof useFilterForm>, 'onInput' | 'onSubmit'>;
};

/** The filters: a plain form that also works before, and without, scripts. */
export const FilterBar = ({ chosen, id, form, filters }: BarProps) => {
  const t = useWords(listWords);
  const f = useFormat();
  return (
    <div className={styles['bar']}>
      <div className="wrap">
        <GetForm
          ref={form}
          id={id}
          role="search"
          aria-label={t('filters')}
          className={styles['form']}
          onInput={filters.onInput}
          onSubmit={filters.onSubmit}
        >
          <Filter label={t('purpose')} set={chosen.purpose !== null}>
            <select name="premisesPurpose" defaultValue={chosen.purpose ?? ''}>
              <option value="">{t('purpose.all')}</option>
              {mainUses.map((use) => (
                <option key={use} value={use}>
                  {t(`purpose.${use}`)}
                </option>
              ))}
            </select>
          </Filter>
          <Place chosen={chosen} />
          <Price chosen={chosen} />
          <Filter label={t('minArea')} set={chosen.minArea !== null}>
            <input
              name="minArea"
              inputMode="numeric"
              pattern={numberPattern}
              title={t('number.hint')}
              autoComplete="off"
              defaultValue={chosen.minArea ? f.number(chosen.minArea) : ''}
              placeholder={t('minArea.any')}
            />
          </Filter>
          <Filter label={t('freeFrom')} set={chosen.freeFrom !== null}>
            <input name="freeFrom" type="date" defaultValue={chosen.freeFrom ?? ''} />
          </Filter>
          <More chosen={chosen} />
          <noscript>
            <Button type="submit">{t('apply')}</Button>
          </noscript>
        </GetForm>
      </div>
    </div>
  );
};
