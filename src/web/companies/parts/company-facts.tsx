import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { Facts } from '../../kit/lists/facts.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';

type Company = NonNullable<OutputOf<typeof companiesCalls.getMyCompany>['company']>;

/** What is known of a company whose data are not being edited. */
export const CompanyFacts = ({ company }: { readonly company: Pick<Company, 'form' | 'authority' | 'capacity'> }) => {
  const t = useWords(companyWords);
  const name = useWords(dictionaryWords);
  const f = useFormat();
  const { form, authority } = company;
  const rows = [
    [t('nip'), form.nip],
    [t('regon'), form.regon],
    ...(form.krs ? [[t('krs'), form.krs] as const] : []),
    [t('section.address'), `${form.street} ${form.houseNumber}, ${form.postalCode} ${form.city}`],
    [t('country'), form.country],
    ...(form.website ? [[t('website'), form.website] as const] : []),
    [t('bankAccount'), form.bankAccount.replace(/(.{2})(.{4})(.{4})(.{4})(.{4})(.{4})(.{4})/, '$1 $2 $3 $4 $5 $6 $7')],
    [t('vatStatus'), t(`vat.${form.vatStatus}`)],
    [t('legalForm'), form.legalForm === null ? t('missing') : name(`legalForm.${form.legalForm}`)],
    [t('representation'), form.representation === null ? t('missing') : name(`representation.${form.representation}`)],
    ...(form.generalPartner === null ? [] : [[t('generalPartner.name'), `${form.generalPartner.name}, KRS ${form.generalPartner.krs}`] as const]),
    ...(form.partners.length === 0 ? [] : [[t('partners'), form.partners.map(({ name, nip }) => `${name}, NIP ${nip}`).join('; ')] as const]),
    ...(form.noticesEmail === null ? [] : [[t('noticesEmail'), form.noticesEmail] as const]),
    ...(form.deliveryAddress === null ? [] : [[t('deliveryAddress'), form.deliveryAddress] as const]),
    ...(form.isLargeUndertaking === null ? [] : [[t('size'), t(form.isLargeUndertaking ? 'size.large' : 'size.other')] as const]),
    [t('capacity'), name(`capacity.${company.capacity}`)],
    ...(authority === null ? [] : [[t('authority'), t('authority.given', { when: f.instant(authority.uploadedAt) })] as const]),
  ] as const;
  return <Facts rows={rows} />;
};
