/** The filters of the search page. */

import { IconAdjustmentsHorizontal, IconLock } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isConfirmed } from '../../../../domain/accounts/permissions.ts';
import { mainUses } from '../../../../domain/kit/provinces.ts';
import type { Format } from '../../../../words/kit/format.ts';
import { listWords } from '../../../../words/search/list.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { GetForm } from '../../../kit/page/get-form.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { ListData } from '../results/list-data.ts';
import styles from './filter-bar.module.css';
import type { FilterChoice } from './filters.ts';
import { numberPattern } from './number-pattern.ts';
import type { useFilterForm } from './use-filter-form.ts';
import { usePlaces } from './use-places.ts';

/** What stands in the fields, by their names. */
export const fieldValues = (chosen: FilterChoice, f: Format): Record<string, string> => ({
  premisesPurpose: chosen.purposes.join(),
  place: chosen.places.join(', '),
  maxPrice: numberText(chosen.maxPrice, f),
  minArea: numberText(chosen.minArea, f),
  freeFrom: chosen.freeFrom ?? '',
  sort: chosen.order,
});

/** Thousands stand apart by a space in both languages, as in the fields of forms: it means the same in each. */
const numberText = (value: number | null, f: Format): string => (value ? f.number(value).replaceAll(',', '\u00a0') : '');

const Filter = ({ label, set, children }: { readonly label: string; readonly set: boolean; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={`${styles['filter']} ${set ? styles['set'] : ''}`}>
    <span>{label}</span>
    {children}
  </label>
);

const Place = ({ chosen }: { readonly chosen: FilterChoice }) => {
  const t = useWords(listWords);
  const { places, type } = usePlaces();
  const list = useId();
  return (
    <Filter label={t('place')} set={chosen.places.length > 0}>
      <input
        name="place"
        defaultValue={chosen.places.join(', ')}
        placeholder={t('place.any')}
        maxLength={200}
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
const Price = ({ chosen }: { readonly chosen: FilterChoice }) => {
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
        data-unit="zł"
        inputMode="numeric"
        pattern={numberPattern}
        title={t('number.hint')}
        autoComplete="off"
        defaultValue={numberText(chosen.maxPrice, f)}
        placeholder={t('maxPrice.any')}
      />
    </Filter>
  );
};

/** Leads to the panel and back: an address, so that it opens without scripts. */
const More = ({ n, isOpen }: { readonly n: number; readonly isOpen: boolean }) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  if (isOpen) to.delete('filters');
  else to.set('filters', '1');
  return (
    <Link
      to={`?${to}`}
      preventScrollReset
      className={styles['more']}
      aria-label={n ? t('more.set', { n }) : t('more')}
      aria-expanded={isOpen}
      data-set={n || undefined}
    >
      <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />
      <span>{t('more')}</span>
    </Link>
  );
};

type BarProps = {
  readonly data: Pick<ListData, 'chosen' | 'chips' | 'unseen' | 'panel' | 'uses'>;
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: Pick<ReturnType<typeof useFilterForm>, 'onInput' | 'onSubmit'>;
};

/** The filters: a plain form that also works before, and without, scripts. */
export const FilterBar = ({ data: { chosen, chips, unseen, panel, uses }, id, form, filters }: BarProps) => {
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
          <Filter label={t('purpose')} set={chosen.purposes.length > 0}>
            <select name="premisesPurpose" defaultValue={chosen.purposes.join()}>
              <option value="">{t('purpose.all')}</option>
              {chosen.purposes.length > 1 && (
                <option value={chosen.purposes.join()}>{chosen.purposes.map((use) => t(`purpose.${use}`)).join(', ')}</option>
              )}
              {mainUses.map((use) => (
                <option key={use} value={use}>
                  {uses ? `${t(`purpose.${use}`)} (${f.number(uses[use] ?? 0)})` : t(`purpose.${use}`)}
                </option>
              ))}
            </select>
          </Filter>
          <Place chosen={chosen} />
          <Price chosen={chosen} />
          <Filter label={t('minArea')} set={chosen.minArea !== null}>
            <input
              name="minArea"
              data-unit="m²"
              inputMode="numeric"
              pattern={numberPattern}
              title={t('number.hint')}
              autoComplete="off"
              defaultValue={numberText(chosen.minArea, f)}
              placeholder={t('minArea.any')}
            />
          </Filter>
          <Filter label={t('freeFrom')} set={chosen.freeFrom !== null}>
            <input name="freeFrom" type="date" defaultValue={chosen.freeFrom ?? ''} />
          </Filter>
          <More n={chips.length} isOpen={panel !== null} />
          {unseen.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {/* Without a button that sends it, Enter in one of several fields sends nothing. */}
          <button type="submit" hidden />
          <noscript>
            <Button type="submit">{t('apply')}</Button>
          </noscript>
        </GetForm>
      </div>
    </div>
  );
};
