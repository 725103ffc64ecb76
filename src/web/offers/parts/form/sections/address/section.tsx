import { useState } from 'react';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { useWords } from '../../../../../kit/words/words.ts';
import { Fields } from '../../fields.tsx';
import styles from '../../form.module.css';
import { BuildingPin, type PinFinding } from './building-pin.tsx';
import { OfficialAddressGroup } from './official.tsx';
import { usePlot } from './plot.tsx';
import { AddressSearch } from './search.tsx';

/** The address of the premises, the building on the map, the official address, legal status and the areas of the whole. */
export const AddressSection = () => {
  const t = useWords(offerFormWords);
  const [found, setFound] = useState<PinFinding | null>(null);
  const plot = usePlot();
  return (
    <>
      <AddressSearch
        onFound={(precision, at) => {
          setFound({ precision, at });
          // Under the middle of a street or a town lies somebody else's plot.
          if (precision === 'building') plot.ask(at);
          else plot.forget();
        }}
      />
      <BuildingPin found={found} onMoved={() => setFound(null)} plot={plot} />
      <h3 className={styles['group']}>{t('group.address')}</h3>
      <Fields group="place" />
      <OfficialAddressGroup />
      <h3 className={styles['group']}>{t('group.legal')}</h3>
      <Fields group="legal" />
      <h3 className={styles['group']}>{t('group.areas')}</h3>
      <Fields group="areas" />
    </>
  );
};
