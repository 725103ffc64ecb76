import { ownershipTypes } from '../../../../../domain/kit/dictionaries.ts';
import { provinces } from '../../../../../domain/kit/provinces.ts';
import { Columns } from '../../../../kit/form/section.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { Num, Pick, Text, Tick } from '../bound.tsx';
import { useForm, useGroup, useTop } from '../context.ts';
import styles from '../form.module.css';
import { formWords } from '../words.ts';
import { AddressSearch } from './address-search.tsx';

/** Registered address, legal status and the areas of the whole. */
export const AddressSection = () => {
  const t = useWords(formWords);
  const { form } = useForm();
  const [address, area, top] = [useGroup('address'), useGroup('areaDetails'), useTop()];
  const isSublet = form.address?.ownershipType === 'rent_agreement';
  return (
    <>
      <AddressSearch />
      <Columns spans={[5, 2, 5]}>
        {[
          <Text key="s" of={address('street')} />,
          <Text key="h" of={address('houseNumber')} />,
          <Text key="p" of={address('postCode')} placeholder="00-000" isOptional />,
        ]}
      </Columns>
      <Columns spans={[4, 4, 4]}>
        {[<Text key="c" of={address('city')} />, <Text key="d" of={address('district')} />, <Text key="e" of={address('estate')} />]}
      </Columns>
      <Columns spans={[4, 4, 4]}>
        {[
          <Text key="c" of={address('county')} />,
          <Pick key="p" of={address('province')} from={provinces} dictionary="province" />,
          <Text key="n" of={address('plotNumber')} hint={t('hint.plot')} />,
        ]}
      </Columns>
      <h3 className={styles['group']}>{t('group.legal')}</h3>
      <Columns spans={[6, 6]}>
        {[
          <Pick key="o" of={address('ownershipType')} from={ownershipTypes} dictionary="ownership" />,
          <Text key="k" of={top('landAndMortgageRegisterNumber')} hint={t('hint.kw')} />,
        ]}
      </Columns>
      {isSublet && <Tick of={top('subleaseAgreement')} hint={t('hint.ownership.rent_agreement')} />}
      <h3 className={styles['group']}>{t('group.areas')}</h3>
      <Columns spans={[3, 3, 3, 3]}>
        {[
          <Num key="s" of={area('surface')} unit="m²" digits={2} />,
          <Num key="t" of={area('totalSurface')} unit="m²" digits={2} />,
          <Num key="l" of={area('landArea')} unit="m²" digits={2} />,
          <Num key="d" of={area('publicTransportDistance')} unit="m" />,
        ]}
      </Columns>
    </>
  );
};
