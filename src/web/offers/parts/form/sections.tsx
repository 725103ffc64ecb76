/** Which fields stand in which section. */

import { memo, type ReactNode } from 'react';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import type { FormSection } from '../../../../domain/offers/fields/about.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { useWords } from '../../../kit/words/words.ts';
import { useOfForm } from './context.ts';
import type { OfferEdit } from './draft.ts';
import { AsInFormer, formerSectionOf } from './former/as-in-former.tsx';
import { AddressSection } from './sections/address/section.tsx';
import { BasicsSection } from './sections/basics.tsx';
import { BuildingSection } from './sections/building.tsx';
import { DeclarationsSection } from './sections/declarations.tsx';
import { EquipmentSection } from './sections/equipment.tsx';
import { LeaseSection } from './sections/lease.tsx';
import { LevelsSection } from './sections/levels.tsx';
import { MediaSection } from './sections/media.tsx';
import { ParkingSection } from './sections/parking.tsx';
import { PhotosSection } from './sections/photos/section.tsx';

/** The fields of each section, which are drawn again by themselves when they change. */
export const SectionBody = memo(({ section, edit }: { readonly section: FormSection; readonly edit: OfferEdit }) => {
  const bodies: Record<FormSection, () => ReactNode> = {
    basics: () => <BasicsSection edit={edit} />,
    address: () => <AddressSection />,
    levels: () => <LevelsSection />,
    building: () => <BuildingSection />,
    parking: () => <ParkingSection />,
    media: () => <MediaSection />,
    equipment: () => <EquipmentSection />,
    lease: () => <LeaseSection />,
    photos: () => <PhotosSection edit={edit} />,
    declarations: () => <DeclarationsSection />,
  };
  const former = edit.hasFormer ? formerSectionOf(section) : undefined;
  return (
    <>
      {former && <AsInFormer offerId={edit.id} section={former} />}
      {bodies[section]()}
    </>
  );
});

/** The sentence under a section's heading. */
export const useSectionText = (): ((section: FormSection) => string | undefined) => {
  const t = useWords(offerFormWords);
  const isOfSale = useOfForm(isSale);
  const { carSpace, photosMax, photoBytesMax, photoLongSideMin } = offerNumbers;
  const texts: Partial<Record<FormSection, string>> = {
    address: t('text.address'),
    levels: t('text.levels'),
    parking: t('text.parking', { n: carSpace }),
    equipment: t('text.equipment'),
    photos: t('text.photos', { n: photosMax, megabytes: photoBytesMax / 1024 / 1024, pixels: photoLongSideMin }),
    declarations: t(isOfSale ? 'text.declarations.sale' : 'text.declarations'),
  };
  return (section) => texts[section];
};
