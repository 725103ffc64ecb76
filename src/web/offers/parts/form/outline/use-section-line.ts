import type { FormSection } from '../../../../../domain/offers/fields/about.ts';
import { cardFacts } from '../../../../../domain/offers/rules/card.ts';
import { roomSums } from '../../../../../domain/offers/rules/rooms.ts';
import type { OfferForm } from '../../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useFormat } from '../../../../kit/words/format.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useNames } from '../names.ts';

type Part = string | false | undefined;

/** What a closed section holds, in one line. */
export const useSectionLine = (form: OfferForm, images: number): ((section: FormSection) => string) => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const nameOf = useNames();
  const { areaDetails = {}, mediaDetails = {}, parkingDetails = {} } = form;
  const lines: Partial<Record<FormSection, () => readonly Part[]>> = {
    basics: () => [form.name, form.legalMainUse && nameOf('mainUse', form.legalMainUse)],
    address: () => [cardFacts(form).address, areaDetails.surface !== undefined && f.area(areaDetails.surface)],
    levels: () => [
      ...(areaDetails.levels ?? []).map((level) => level.levelName),
      areaDetails.levels && f.area(roomSums(areaDetails.levels, undefined).rooms),
    ],
    building: () => [
      areaDetails.buildingType && nameOf('buildingType', areaDetails.buildingType),
      areaDetails.constructionCompletionYear !== undefined && String(areaDetails.constructionCompletionYear),
    ],
    parking: () => [parkingDetails.parkingLotsAvailable !== undefined && `${parkingDetails.parkingLotsAvailable} ${t('unit.pieces')}`],
    media: () => [
      mediaDetails.powerAllocation !== undefined && `${f.number(mediaDetails.powerAllocation)} kW`,
      mediaDetails.energyCategory && nameOf('energyClass', mediaDetails.energyCategory),
    ],
    lease: () => [form.price !== undefined && f.money(form.price), form.offerValidTo && t('line.validTo', { day: f.day(form.offerValidTo) })],
    photos: () => [images > 0 && t('photos.count', { n: images })],
  };
  return (section) => (lines[section]?.() ?? []).filter(Boolean).join(' · ');
};
