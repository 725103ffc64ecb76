import type { Grosze } from '../../../../../domain/kit/brand.ts';
import { mainUses } from '../../../../../domain/kit/provinces.ts';
import { withMainUse } from '../../../../../domain/offers/rules/drafting/use-defaults.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { ChoiceField } from '../../../../kit/form/choice-field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useChange, useField, useForm } from '../context.ts';
import type { OfferEdit } from '../draft.ts';
import { Fields } from '../fields.tsx';
import { useNames } from '../names.ts';
import { Description } from './description/description.tsx';

/** To let or for sale; a new offer lets. A monthly rent is no price: what was given as one waits beside the form until the former type is chosen again. */
const OfferType = () => {
  const t = useWords(offerFormWords);
  const { draft, unread } = useForm();
  const change = useChange();
  const type = useField('offerType');
  const now = type.value ?? 'rent';
  const choose = (chosen: typeof now): void => {
    if (chosen === now) return;
    const { price } = draft.get().form;
    const waiting = unread.all().get(`price.${chosen}`);
    unread.keep(`price.${now}`, price === undefined ? null : String(price));
    unread.keep(`price.${chosen}`, null);
    change(() => ({ offerType: chosen, price: waiting === undefined ? null : (Number(waiting) as Grosze) }));
  };
  return (
    <ChoiceField
      {...type}
      value={now}
      onChange={choose}
      options={[
        { value: 'rent', label: t('rent') },
        { value: 'sell', label: t('sell') },
      ]}
      {...(type.value === 'sell' && { hint: t('offerType.sell') })}
    />
  );
};

/** The main use brings its defaults for what nobody has touched yet. */
const MainUseChoice = () => {
  const nameOf = useNames();
  const change = useChange();
  const use = useField('legalMainUse');
  return (
    <ChoiceField
      {...use}
      value={use.value ?? null}
      onChange={(chosen) => change((form) => withMainUse(form, chosen))}
      options={mainUses.map((value) => ({ value, label: nameOf('mainUse', value) }))}
    />
  );
};

/** Name, description, kind and uses. */
export const BasicsSection = ({ edit }: { readonly edit: Pick<OfferEdit, 'id' | 'isDescribedByAi'> }) => (
  <Fields group="basics" own={{ offerType: <OfferType />, legalMainUse: <MainUseChoice />, description: <Description {...edit} /> }} />
);
