/** A description of the premises from what the form says of them. */

import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import { visitOffer } from '../../../../domain/offers/fields/catalogue.ts';
import { cardFacts } from '../../../../domain/offers/rules/card.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { inSentence } from '../../../../words/kit/field-values.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { shortcutWords } from '../../../../words/offers/shortcuts.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import { fieldLabelOf } from './context.ts';

/** Whole sentences as long as they find room; `null` while the form says too little of the premises. */
export const proposedDescription = (form: OfferForm, lang: Lang): string | null => {
  const t = translatorOf(shortcutWords, lang);
  const nameOf = translatorOf(dictionaryWords, lang);
  const f = formatOf(lang);
  const { legalMainUse, areaDetails = {}, parkingDetails = {} } = form;
  if (legalMainUse === undefined || areaDetails.surface === undefined) return null;
  const { address } = cardFacts(form);
  const { buildingType, constructionCompletionYear: year } = areaDetails;
  const building = [buildingType && inSentence(nameOf(`buildingType.${buildingType}`), lang), year].filter((part) => part !== undefined).join(', ');
  const rooms = (areaDetails.levels ?? []).flatMap((level) =>
    (level.rooms ?? []).flatMap(({ kind, surface }) =>
      kind === undefined || surface === undefined ? [] : [`${inSentence(nameOf(`roomKind.${kind}`), lang)} ${f.area(surface)}`],
    ),
  );
  const installations = visitOffer(form)
    .filter(({ field, value }) => field.group === 'installations' && value === true)
    .map(({ path }) => inSentence(fieldLabelOf(lang)(path), lang));
  const places = parkingDetails.parkingLotsAvailable ?? 0;
  const sentences = [
    t('describe.use', { use: nameOf(`mainUse.${legalMainUse}`).toLowerCase(), area: f.area(areaDetails.surface) }),
    address && t('describe.address', { address }),
    rooms.length > 0 && t('describe.rooms', { rooms: rooms.join(', ') }),
    building && t('describe.building', { building }),
    installations.length > 0 && t('describe.installations', { installations: installations.join(', ') }),
    places > 0 && t('describe.parking', { n: places }),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '');
  return sentences.reduce<string>((text, sentence) => {
    const longer = text === '' ? String(sentence) : `${text} ${sentence}`;
    return longer.length <= offerNumbers.descriptionMax ? longer : text;
  }, '');
};
