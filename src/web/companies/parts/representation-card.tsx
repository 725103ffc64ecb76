import { hasGeneralPartner, hasNamedPartners } from '../../../domain/companies/rules/representation.ts';
import type { CompanyForm, NamedPartner } from '../../../domain/companies/types.ts';
import { legalForms, representationRules } from '../../../domain/kit/dictionaries.ts';
import { parseKrs } from '../../../domain/kit/identifiers.ts';
import { companyNumbers } from '../../../domain/kit/numbers.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { CheckField } from '../../kit/form/check-field.tsx';
import { Columns } from '../../kit/form/section.tsx';
import { SelectField } from '../../kit/form/select-field.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './company-form.module.css';

type RepresentationProps = {
  readonly form: CompanyForm;
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (patch: Partial<CompanyForm>) => void;
};

const noPartner: NamedPartner = { name: '', nip: '' };

/** Legal form and rule of representation, with what some forms need beside them: both go into offers and leases. */
export const RepresentationCard = ({ form, errorOf, change }: RepresentationProps) => {
  const t = useWords(companyWords);
  const name = useWords(dictionaryWords);
  return (
    <Card title={t('section.representation')}>
      <div className={styles['rows']}>
        <SelectField
          name="legalForm"
          label={t('legalForm')}
          value={form.legalForm}
          onChange={(legalForm) =>
            change({ legalForm, ...(hasNamedPartners(legalForm) && form.partners.length === 0 ? { partners: [noPartner, noPartner] } : {}) })
          }
          options={legalForms.map((value) => ({ value, label: name(`legalForm.${value}`) }))}
          error={errorOf('legalForm')}
        />
        {form.legalForm !== 'sole_trader' && (
          <SelectField
            name="representation"
            label={t('representation')}
            hint={t('representation.hint')}
            value={form.representation}
            onChange={(representation) => change({ representation })}
            options={representationRules.map((value) => ({ value, label: name(`representation.${value}`) }))}
            error={errorOf('representation')}
          />
        )}
        {hasGeneralPartner(form.legalForm) && <GeneralPartnerRows form={form} errorOf={errorOf} change={change} />}
        {hasNamedPartners(form.legalForm) && <PartnerRows form={form} errorOf={errorOf} change={change} />}
      </div>
    </Card>
  );
};

const GeneralPartnerRows = ({ form: { generalPartner }, errorOf, change }: RepresentationProps) => {
  const t = useWords(companyWords);
  return (
    <>
      <CheckField
        name="generalPartner"
        label={t('generalPartner.isCompany')}
        value={generalPartner !== null}
        onChange={(isCompany) => change({ generalPartner: isCompany ? { name: '', krs: '' } : null })}
      />
      {generalPartner !== null && (
        <Columns spans={[8, 4]}>
          <TextField
            name="generalPartner.name"
            label={t('generalPartner.name')}
            value={generalPartner.name}
            onChange={(value) => change({ generalPartner: { ...generalPartner, name: value } })}
            error={errorOf('generalPartner.name')}
          />
          <TextField
            name="generalPartner.krs"
            label={t('generalPartner.krs')}
            inputMode="numeric"
            value={generalPartner.krs}
            onChange={(krs) => change({ generalPartner: { ...generalPartner, krs } })}
            onBlur={() => change({ generalPartner: { ...generalPartner, krs: parseKrs(generalPartner.krs) ?? generalPartner.krs } })}
            error={errorOf('generalPartner.krs')}
          />
        </Columns>
      )}
    </>
  );
};

const PartnerRows = ({ form: { partners }, errorOf, change }: RepresentationProps) => {
  const t = useWords(companyWords);
  const put = (at: number, patch: Partial<NamedPartner>): void =>
    change({ partners: partners.map((partner, index) => (index === at ? { ...partner, ...patch } : partner)) });
  return (
    <fieldset className={styles['partners']} id="f-partners">
      <legend>{t('partners')}</legend>
      <p>{t('partners.hint')}</p>
      {partners.map((partner, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a partner has no other identity while being typed, and rows are only added or removed at the end
        <Columns key={at} spans={[8, 4]}>
          <TextField
            name={`partners.${at}.name`}
            label={t('partner.name', { n: at + 1 })}
            value={partner.name}
            onChange={(name) => put(at, { name })}
            error={errorOf(`partners.${at}.name`)}
          />
          <TextField
            name={`partners.${at}.nip`}
            label={t('partner.nip', { n: at + 1 })}
            inputMode="numeric"
            value={partner.nip}
            onChange={(nip) => put(at, { nip })}
            error={errorOf(`partners.${at}.nip`)}
          />
        </Columns>
      ))}
      <div className={styles['acts']}>
        {partners.length < companyNumbers.partnersMax && (
          <Button size="s" onClick={() => change({ partners: [...partners, noPartner] })}>
            {t('partners.add')}
          </Button>
        )}
        {partners.length > companyNumbers.partnersMin && (
          <Button size="s" kind="quiet" onClick={() => change({ partners: partners.slice(0, -1) })}>
            {t('partners.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
