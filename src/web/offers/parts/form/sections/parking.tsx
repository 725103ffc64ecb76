import { Columns } from '../../../../kit/form/section.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { Num, Tick } from '../bound.tsx';
import { useGroup } from '../context.ts';
import { formWords } from '../words.ts';

/** Parking; 0 is an answer. */
export const ParkingSection = () => {
  const t = useWords(formWords);
  const field = useGroup('parkingDetails');
  return (
    <>
      <Columns spans={[4, 4, 4]}>
        {[
          <Num key="p" of={field('parkingSurface')} unit="m²" digits={2} />,
          <Num key="t" of={field('totalParkingSurface')} unit="m²" digits={2} />,
          <Num key="l" of={field('parkingLotsAvailable')} unit={t('unit.pieces')} />,
        ]}
      </Columns>
      <Tick of={field('guardedParking')} />
    </>
  );
};
