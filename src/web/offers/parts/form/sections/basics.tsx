import { offerFormWords } from '../../../../../words/offers/form.ts';
import { shortcutWords } from '../../../../../words/offers/shortcuts.ts';
import { ChoiceField } from '../../../../kit/form/choice-field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import { useField, useForm, useOfForm } from '../context.ts';
import { proposedDescription } from '../describe.ts';
import { Field } from '../field.tsx';
import { Fields } from '../fields.tsx';

/** To let or for sale; a new offer lets. */
const OfferType = () => {
  const t = useWords(offerFormWords);
  const type = useField('offerType');
  return (
    <ChoiceField
      {...type}
      value={type.value ?? 'rent'}
      options={[
        { value: 'rent', label: t('rent') },
        { value: 'sell', label: t('sell') },
      ]}
      {...(type.value === 'sell' && { hint: t('offerType.sell') })}
    />
  );
};

/** A description may be left until the other fields are filled in: then one press proposes it, and it is changed like any other. */
const Description = () => {
  const t = useWords(shortcutWords);
  const lang = useLang();
  const description = useField('description');
  const { draft } = useForm();
  const isEmpty = description.value === undefined;
  const isReady = useOfForm((form) => form.description === undefined && proposedDescription(form, lang) !== null);
  return (
    <>
      <Field path="description" {...(isEmpty && !isReady && { hint: t('describe.later') })} />
      {isReady && (
        <Button size="s" onClick={() => description.onChange(proposedDescription(draft.get().form, lang))}>
          {t('describe.act')}
        </Button>
      )}
    </>
  );
};

/** Name, description, kind and uses. */
export const BasicsSection = () => <Fields group="basics" own={{ offerType: <OfferType />, description: <Description /> }} />;
