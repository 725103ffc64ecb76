/** The form of a listing, for a new one and for one that is changed. Native fields: it stands on a page without the component library too. */

import { type ReactNode, useState } from 'react';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import { timesArea } from '../../../domain/kit/money.ts';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { alertFrequencies } from '../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { mustHavesFor, wantedProblems } from '../../../domain/wanted/rules/listing.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { listWords } from '../../../words/search/list.ts';
import { fieldName, optionName } from '../../../words/search/wish-text.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { wantedRefusalWords } from '../../../words/wanted/refusals.ts';
import { useUid } from '../../accounts/parts/use-uid.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useCommandId } from '../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useTabEntry } from '../../kit/draft/use-tab-entry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useFieldText } from '../../kit/words/field-text.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import { type Entry, entryName, formOf, unreadFields } from './entry.ts';
import styles from './form.module.css';
import { PlaceSearch } from './place-search.tsx';
import { RangeField } from './range-field.tsx';

type WantedFormProps = {
  readonly first: Entry;
  /** The listing that is changed; none is added when there is one. */
  readonly listingId?: string;
  readonly onSaved: (location: string) => void;
  /** Folds the form away with what is in it; without it the form is given up by `onCancel`. */
  readonly onCollapse?: () => void;
  readonly onCancel?: () => void;
};
type Problem = Pick<WireRefusal, 'code' | 'params' | 'field'>;
type FieldKey = Exclude<keyof Entry, 'locationCoordinates'>;

export default function WantedForm({ first, listingId, onSaved, onCollapse, onCancel }: WantedFormProps) {
  const t = useWords(wantedWords);
  const lang = useLang();
  const refusalText = useRefusalText();
  const fieldText = useFieldText(wantedRefusalWords);
  const act = useAct();
  const command = useCommandId();
  const uid = useUid();
  const { entry, change: type, forget } = useTabEntry(uid, entryName(listingId), first);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [unread, setUnread] = useState<readonly (keyof Entry)[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const set = (change: Partial<Entry>): void => {
    type(change);
    setProblems((before) => before.filter(({ field }) => !(field !== undefined && field in change)));
    setUnread((before) => before.filter((name) => !(name in change)));
  };
  const errorOf = (key: FieldKey): string | undefined => {
    if (unread.includes(key)) return t('form.number');
    const found = problems.find(({ field }) => field === key);
    return found && fieldText(found, t(`form.${key}`));
  };
  const show = (found: readonly Problem[], element: HTMLFormElement): void => {
    setProblems(found);
    requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const save = async (element: HTMLFormElement): Promise<void> => {
    if (act.busy) return;
    setFailure(null);
    const noNumbers = unreadFields(entry, lang);
    setUnread(noNumbers);
    if (noNumbers.length > 0) return show([], element);
    const form = formOf(entry, lang);
    const wrong = wantedProblems(form);
    if (wrong.length > 0) return show(wrong, element);
    const { frequency } = entry;
    const given = { ...form, mustHaves: [...form.mustHaves], frequency };
    const answer =
      listingId === undefined
        ? await act(wantedCalls.addWantedListing, command(given))
        : await act(wantedCalls.updateWantedListing, { ...given, wantedListingId: listingId });
    if (answer.ok) {
      forget();
      return onSaved(form.location);
    }
    show(answer.refusal.problems ?? [], element);
    setFailure(refusalText(answer.refusal));
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <Fields entry={entry} set={set} errorOf={errorOf} />
      {failure && (
        <p role="alert" className={styles['wrong']}>
          {failure}
        </p>
      )}
      <p className={styles['small']}>{t('form.names')}</p>
      <div className={styles['acts']}>
        <Button kind="main" type="submit" busy={act.busy && t(listingId === undefined ? 'form.publishing' : 'form.saving')}>
          {t(listingId === undefined ? 'form.publish' : 'form.save')}
        </Button>
        {onCollapse ? (
          <Button kind="quiet" onClick={onCollapse}>
            {t('add.close')}
          </Button>
        ) : (
          <Button
            kind="quiet"
            onClick={() => {
              forget();
              onCancel?.();
            }}
          >
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type FieldsProps = {
  readonly entry: Entry;
  readonly set: (change: Partial<Entry>) => void;
  readonly errorOf: (key: FieldKey) => string | undefined;
};

const Fields = ({ entry, set, errorOf }: FieldsProps) => {
  const t = useWords(wantedWords);
  const list = useWords(listWords);
  return (
    <>
      <div className={styles['row']}>
        <Field label={t('form.use')}>
          {(wiring) => (
            <select
              {...wiring}
              name="use"
              value={entry.use}
              onChange={(event) => set({ use: event.currentTarget.value as Entry['use'], mustHaves: [] })}
            >
              <option value="">{t('form.use.any')}</option>
              {mainUses.map((use) => (
                <option key={use} value={use}>
                  {list(`purpose.${use}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PlaceSearch
          label={t('form.location')}
          name="location"
          text={entry.location}
          hint={t('form.location.hint')}
          error={errorOf('location')}
          onType={(location) => set({ location, locationCoordinates: null })}
          onChoose={({ text, point }) => set({ location: text, locationCoordinates: point })}
        />
      </div>
      <Limits entry={entry} set={set} errorOf={errorOf} />
      <MustHaves entry={entry} set={set} errorOf={errorOf} />
      <Words entry={entry} set={set} errorOf={errorOf} />
    </>
  );
};

const numbers = wantedNumbers;

const Limits = ({ entry, set, errorOf }: FieldsProps) => {
  const t = useWords(wantedWords);
  const f = useFormat();
  const lang = useLang();
  const [isAdvanced, setAdvanced] = useState(
    Number(entry.maxRent) > numbers.rentSlider / 100 ||
      Number(entry.minSurface) > numbers.surfaceSlider ||
      Number(entry.maxSurface) > numbers.surfaceSlider,
  );
  const { maxRent, minSurface } = formOf(entry, lang);
  const sum = maxRent !== null && minSurface !== null && minSurface > 0 && Number.isFinite(maxRent) && Number.isFinite(minSurface);
  const hint = sum ? t('form.rent.sum', { area: f.area(minSurface), sum: f.shortMoney(timesArea(maxRent, minSurface)) }) : undefined;
  return (
    <fieldset className={styles['limits']}>
      <div className={styles['row']}>
        <RangeField
          name="locationRadius"
          label={t('form.locationRadius')}
          value={entry.locationRadius}
          onChange={(locationRadius) => set({ locationRadius })}
          min={numbers.radiusKmMin}
          max={numbers.radiusKmMax}
          step={1}
          unit="km"
          none={null}
          isAdvanced={isAdvanced}
          error={errorOf('locationRadius')}
        />
        <RangeField
          name="maxRent"
          label={t('form.maxRent')}
          value={entry.maxRent}
          onChange={(value) => set({ maxRent: value })}
          min={0}
          max={numbers.rentSlider / 100}
          step={1}
          unit={t('unit.perMetre')}
          none={t('form.any')}
          noneAt="max"
          isAdvanced={isAdvanced}
          error={errorOf('maxRent')}
          hint={hint}
        />
        {(['minSurface', 'maxSurface'] as const).map((name) => (
          <RangeField
            key={name}
            name={name}
            label={t(`form.${name}`)}
            value={entry[name]}
            onChange={(value) => set({ [name]: value })}
            min={0}
            max={numbers.surfaceSlider}
            step={5}
            unit="m²"
            none={t('form.any')}
            noneAt={name === 'minSurface' ? 'min' : 'max'}
            isAdvanced={isAdvanced}
            error={errorOf(name)}
          />
        ))}
      </div>
      <Button size="s" aria-pressed={isAdvanced} onClick={() => setAdvanced(!isAdvanced)}>
        {t(isAdvanced ? 'form.simple' : 'form.advanced')}
      </Button>
    </fieldset>
  );
};

const MustHaves = ({ entry, set, errorOf }: FieldsProps) => {
  const t = useWords(wantedWords);
  const lang = useLang();
  const { use, mustHaves } = entry;
  const error = errorOf('mustHaves');
  const toggle = (text: string): void =>
    set({ mustHaves: mustHaves.includes(text) ? mustHaves.filter((one) => one !== text) : [...mustHaves, text] });
  return (
    <details className={styles['must']} open={error !== undefined || undefined}>
      <summary>
        {t('form.mustHaves')} <i>{mustHaves.length > 0 ? t('form.mustHaves.choose', { n: mustHaves.length }) : t('form.optional')}</i>
      </summary>
      <fieldset aria-label={t('form.mustHaves')} className={styles['chips']}>
        {mustHavesFor(use === '' ? null : use).map(({ text, filter, option }) => (
          <label key={text}>
            <input type="checkbox" name="mustHaves" value={text} checked={mustHaves.includes(text)} onChange={() => toggle(text)} />
            <span>{filter.kind === 'flag' ? fieldName(filter, lang) : optionName(filter, option, lang)}</span>
          </label>
        ))}
      </fieldset>
      {error && <p className={styles['wrong']}>{error}</p>}
    </details>
  );
};

const Words = ({ entry, set, errorOf }: FieldsProps): ReactNode => {
  const t = useWords(wantedWords);
  const used = [...entry.description].length;
  const optional = <i>{t('form.optional')}</i>;
  return (
    <>
      <Field
        label={t('form.description')}
        labelEnd={optional}
        hint={t('form.description.hint', { n: used, max: numbers.descriptionMax })}
        error={errorOf('description')}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="description"
            rows={3}
            value={entry.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className={styles['row']}>
        <Field label={t('form.neededFrom')} labelEnd={optional} error={errorOf('neededFrom')}>
          {(wiring) => (
            <input
              {...wiring}
              type="date"
              name="neededFrom"
              value={entry.neededFrom}
              onChange={(event) => set({ neededFrom: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('form.companyWebsite')} labelEnd={optional} error={errorOf('companyWebsite')}>
          {(wiring) => (
            <input
              {...wiring}
              name="companyWebsite"
              inputMode="url"
              placeholder="https://"
              value={entry.companyWebsite}
              onChange={(event) => set({ companyWebsite: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('form.frequency')}>
          {(wiring) => (
            <select
              {...wiring}
              name="frequency"
              value={entry.frequency}
              onChange={(event) => set({ frequency: event.currentTarget.value as Entry['frequency'] })}
            >
              {alertFrequencies.map((one) => (
                <option key={one} value={one}>
                  {t(`frequency.${one}`, { n: alertNumbers.collectMinutes })}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </>
  );
};
