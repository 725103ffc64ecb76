/** How often a kind of mail comes, chosen where that can be. */

import type { Answer } from '../../../../contract/kit/client.ts';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import type { SavedSearch } from '../../../../contract/search/schema/saved.ts';
import { placeAlertCalls } from '../../../../contract/wanted/endpoints/place-alerts.ts';
import { wantedCalls } from '../../../../contract/wanted/endpoints.ts';
import type { PlaceAlert } from '../../../../contract/wanted/schema/place-alert.ts';
import type { OwnWantedListing } from '../../../../contract/wanted/schema.ts';
import { ownWantedPath } from '../../../../domain/kit/page/deal-paths.ts';
import { type AlertFrequency, alertFrequencies } from '../../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { mailChoiceWords } from '../../../../words/accounts/mail-choices.ts';
import { savedWords } from '../../../../words/search/saved.ts';
import { areaText } from '../../../../words/wanted/area-text.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { InstantSelect } from '../../../kit/parts/switch/instant-select.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from './how-often.module.css';

/** Whether a choice was saved, for the page's status; a refusal is shown in a toast. */
type SaveReport = { readonly onSaved: (isSaved: boolean) => void };

const useSaving = ({ onSaved }: SaveReport) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const tell = (answer: Answer<unknown>): void => {
    onSaved(answer.ok);
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return { act, tell };
};

type MailFrequency = AlertFrequency | 'never';

type ChoiceProps = {
  readonly label: string;
  readonly value: MailFrequency;
  readonly choices: readonly MailFrequency[];
  readonly onChange: (often: MailFrequency) => Promise<void>;
};

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => {
  const t = useWords(mailChoiceWords);
  const saved = useWords(savedWords);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands in it
    <label className={styles['choice']}>
      <span>{label}</span>
      <InstantSelect
        value={value}
        choices={choices}
        nameOf={(one) => (one === 'never' ? t('often.never') : saved(`frequency.${one}`, { n: alertNumbers.collectMinutes }))}
        onChange={onChange}
      />
    </label>
  );
};

const SearchChoice = ({ search: { id, name, frequency, pausedAt }, ...saving }: SaveReport & { readonly search: SavedSearch }) => {
  const { act, tell } = useSaving(saving);
  const change = async (often: MailFrequency): Promise<void> =>
    tell(
      await act(savedSearchCalls.changeSavedSearch, {
        searchId: id,
        ...(often === 'never' ? { isPaused: true } : { frequency: often, isPaused: false }),
      }),
    );
  return <Choice label={name} value={pausedAt === null ? frequency : 'never'} choices={[...alertFrequencies, 'never']} onChange={change} />;
};

/** How often each saved search mails; never is a pause. */
export const SearchesOften = ({ searches, ...saving }: SaveReport & { readonly searches: readonly SavedSearch[] }) => {
  const t = useWords(mailChoiceWords);
  return (
    <div className={styles['often']}>
      {searches.map((search) => (
        <SearchChoice key={search.id} search={search} {...saving} />
      ))}
      <p>
        {searches.length === 0 && t('often.noSearches')} <Link to="/moja-tablica/saved-searches">{t('savedSearches.link')}</Link>
      </p>
    </div>
  );
};

const ListingChoice = ({ listing, ...saving }: SaveReport & { readonly listing: OwnWantedListing }) => {
  const t = useWords(mailChoiceWords);
  const { act, tell } = useSaving(saving);
  const change = async (often: MailFrequency): Promise<void> => {
    if (often !== 'never') tell(await act(wantedCalls.updateWantedListing, { ...contentsOf(listing), frequency: often }));
  };
  return <Choice label={t('often.listing', { location: listing.location })} value={listing.frequency} choices={alertFrequencies} onChange={change} />;
};

/** What a listing holds: it is given in whole, and only its frequency changes. */
const contentsOf = (listing: OwnWantedListing) => {
  const { id: wantedListingId, location, locationCoordinates, locationRadius, use, maxRent, minSurface, maxSurface, neededFrom } = listing;
  const { mustHaveKeys, description, companyWebsite } = listing;
  return {
    ...{ wantedListingId, location, locationCoordinates, locationRadius, use, maxRent, minSurface, maxSurface, neededFrom },
    ...{ mustHaves: [...mustHaveKeys], description, companyWebsite },
  };
};

type WantedProps = SaveReport & { readonly frequency: AlertFrequency; readonly listings: readonly OwnWantedListing[] };

/** How often an owner hears of companies that look for premises, and how often each listing of the company mails. */
export const WantedOften = ({ frequency, listings, ...saving }: WantedProps) => {
  const t = useWords(mailChoiceWords);
  const { act, tell } = useSaving(saving);
  const change = async (often: MailFrequency): Promise<void> => {
    if (often !== 'never') tell(await act(wantedCalls.setSeekerAlert, { frequency: often }));
  };
  return (
    <div className={styles['often']}>
      <Choice label={t('often.seekers')} value={frequency} choices={alertFrequencies} onChange={change} />
      {listings.map((listing) => (
        <ListingChoice key={listing.id} listing={listing} {...saving} />
      ))}
      <p>
        {listings.length > 0 && t('often.listings')} <Link to={ownWantedPath}>{t('wanted.link')}</Link>
      </p>
    </div>
  );
};

const AlertChoice = ({ alert, ...saving }: SaveReport & { readonly alert: PlaceAlert }) => {
  const lang = useLang();
  const { act, tell } = useSaving(saving);
  const change = async (often: MailFrequency): Promise<void> =>
    tell(
      await act(placeAlertCalls.changePlaceAlert, {
        placeAlertId: alert.id,
        ...(often === 'never' ? { isPaused: true } : { frequency: often, isPaused: false }),
      }),
    );
  return (
    <Choice
      label={areaText(alert, lang)}
      value={alert.pausedAt === null ? alert.frequency : 'never'}
      choices={[...alertFrequencies, 'never']}
      onChange={change}
    />
  );
};

/** How often each alert about a place mails; never is a pause. */
export const AlertsOften = ({ alerts, ...saving }: SaveReport & { readonly alerts: readonly PlaceAlert[] }) => {
  const t = useWords(mailChoiceWords);
  return (
    <div className={styles['often']}>
      {alerts.map((alert) => (
        <AlertChoice key={alert.id} alert={alert} {...saving} />
      ))}
      <p>
        {alerts.length === 0 && t('often.noAlerts')} <Link to={`${ownWantedPath}#alerts`}>{t('placeAlerts.link')}</Link>
      </p>
    </div>
  );
};
