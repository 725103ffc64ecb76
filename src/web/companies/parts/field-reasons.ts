import { companyWords } from '../../../words/companies/pages.ts';
import { useWords } from '../../kit/words/words.ts';

/** How many digits a number has. */
const lengths: Readonly<Record<string, readonly number[]>> = { nip: [10], regon: [9, 14], bankAccount: [26] };

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Why a number is refused: too few or too many digits, a check digit that does not fit, another form; null when the general sentence says enough. */
export const useFieldReason = (): ((field: string, value: string) => string | null) => {
  const t = useWords(companyWords);
  return (field, value) => {
    const last = field.split('.').at(-1) ?? field;
    if (last === 'postalCode') return t('why.postalCode');
    if (last === 'krs') return t('why.krs');
    if (last === 'country') return t('why.country');
    if (last === 'website' || last === 'noticesEmail' || last === 'deliveryAddress') return t(`why.${last}`);
    const wanted = lengths[last];
    if (wanted === undefined) return null;
    const typed = digitsIn(value);
    return wanted.includes(typed) ? t('why.checkDigit') : t(`why.${last as 'nip' | 'regon' | 'bankAccount'}`, { n: typed });
  };
};
