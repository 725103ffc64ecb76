/** Keeps what a visitor chose before signing in, by the call of the room that it belongs to. */

import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { savedSearchCalls } from '../../../contract/search/endpoints/saved.ts';
import { placeAlertCalls } from '../../../contract/wanted/endpoints/place-alerts.ts';
import { isConfirmed } from '../../../domain/accounts/permissions.ts';
import { savedWords } from '../../../words/search/saved.ts';
import { areaText } from '../../../words/wanted/area-text.ts';
import { placeAlertWords } from '../../../words/wanted/place-alerts.ts';
import type { ChoiceKeeper, SignInFollowUp } from '../../accounts/parts/open-id/choice-before.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { refusalTextOf } from '../../kit/calls/use-refusal.ts';
import { translatorOf } from '../../kit/words/words.ts';

/** The id of an offer whose heart was pressed, the filters of a search to be saved, or the part of the wanted board to be told of. */
export const keepAfterSignIn: ChoiceKeeper = async (chosen, after) => {
  if (chosen.startsWith('{')) {
    const kept = parsed(chosen);
    return kept === null ? undefined : 'placeAlert' in kept ? keepAlert(kept.placeAlert, after) : keepSearch(kept, after);
  }
  const answer = await browserAsk(offersCalls.addFavourite, { offerId: chosen });
  // One that went away meanwhile is not worth a message: the page says so itself.
  if (!answer.ok && answer.refusal.kind !== 'missing') after.toast.bad(refusalTextOf(answer.refusal, after.lang));
};

type Filters = InputOf<typeof savedSearchCalls.saveSearch>['filters'];
type Area = Omit<InputOf<typeof placeAlertCalls.addPlaceAlert>, 'frequency'>;

const keepSearch = async (filters: Filters, { toast, lang, goTo }: SignInFollowUp): Promise<void> => {
  const answer = await browserAsk(savedSearchCalls.saveSearch, { filters, frequency: 'daily' });
  const t = translatorOf(savedWords, lang);
  // How often nothing is mailed is no question: there the list is named.
  const see = (mailsOn: boolean) => ({ label: t(mailsOn ? 'save.see' : 'title'), onPress: () => void goTo('/moja-tablica/saved-searches') });
  if (answer.ok) toast.good(t(`save.done${await mailsLater(answer.value)}`, { name: answer.value.name }), undefined, see(answer.value.mailsOn));
  else toast.bad(refusalTextOf(answer.refusal, lang));
};

const keepAlert = async (area: Area, { toast, lang }: SignInFollowUp): Promise<void> => {
  const answer = await browserAsk(placeAlertCalls.addPlaceAlert, { ...area, frequency: 'daily' });
  const t = translatorOf(placeAlertWords, lang);
  if (answer.ok) toast.good(t(`add.done${await mailsLater(answer.value)}`, { area: areaText(area, lang) }));
  // Who had it all along has what was wanted.
  else toast[answer.refusal.kind === 'exists' ? 'good' : 'bad'](refusalTextOf(answer.refusal, lang));
};

/** Why nothing is mailed yet: the person switched these mails off, or the address waits for its code, which may be put off at a sign-up. */
const mailsLater = async ({ mailsOn }: { readonly mailsOn: boolean }): Promise<'' | '.off' | '.unconfirmed'> => {
  if (!mailsOn) return '.off';
  const answer = await browserAsk(accountsCalls.getMe, {});
  return answer.ok && !isConfirmed(answer.value) ? '.unconfirmed' : '';
};

/** The server checks what they are; an address that was cut off is nothing. */
const parsed = (text: string): Filters | { readonly placeAlert: Area } | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
