import { officialFrom } from '../../../../../../domain/offers/rules/drafting/official-address.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { CheckField } from '../../../../../kit/form/check-field.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import { useChange, useField } from '../../context.ts';
import { Fields } from '../../fields.tsx';
import styles from '../../form.module.css';

/** Whoever says that the official address differs begins from the address of the premises, of which most stays; what was typed before comes back. */
const Differs = () => {
  const t = useWords(offerFormWords);
  const change = useChange();
  const differs = useField('address.officialDiffers');
  const choose = (officialDiffers: boolean): void =>
    change(({ address }) => ({
      address: { ...address, officialDiffers, ...(officialDiffers && { officialAddress: address?.officialAddress ?? officialFrom(address) }) },
    }));
  return <CheckField {...differs} value={differs.value === true} onChange={choose} hint={t('hint.address.officialDiffers')} />;
};

/** The address of land register and cadastre, one tick away where it is another one, and the plot. */
export const OfficialAddressGroup = () => {
  const t = useWords(offerFormWords);
  return (
    <>
      <h3 className={styles['group']}>{t('group.official')}</h3>
      <Fields group="official" own={{ 'address.officialDiffers': <Differs /> }} />
    </>
  );
};
