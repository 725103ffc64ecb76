import type { PromotionPhase } from '../../../domain/content/rules/promotion.ts';
import type { Word, Words } from '../../kit/words.ts';

/** The promotion and its terms. */
export const pl = {
  title: 'Promocja „Safe 100”',
  description: 'Regulamin promocji „Safe 100”: bezpłatne ubezpieczenie dla pierwszych {pool} ofert, na {coverMonths} miesięcy.',
  'state.coming': 'Promocja zaczyna się {from}.',
  'state.running': 'Promocja trwa od {from}, najpóźniej do {to}.',
  'state.used': 'Pula {pool} ofert została wykorzystana. Promocja się zakończyła.',
  'state.ended': 'Promocja zakończyła się {to}. Ta strona jest archiwum.',
  left: {
    one: 'W puli została {n} oferta.',
    few: 'W puli zostały {n} oferty.',
    many: 'W puli zostało {n} ofert.',
    other: 'W puli zostało {n} ofert.',
  },
  terms: 'Warunki',
  'terms.1': 'Promocja „Safe 100” obejmuje bezpłatne ubezpieczenie pierwszych {pool} ofert opublikowanych w serwisie od jej rozpoczęcia.',
  'terms.2': 'Ochrona trwa {coverMonths} miesięcy.',
  'terms.3': 'Promocja trwa od {from} do wyczerpania puli, najpóźniej do {to}.',
  'terms.4': 'Z promocji korzysta się bez opłat i bez dodatkowych czynności: o przyznaniu decyduje kolejność publikacji ofert.',
  'terms.1.past': 'Promocja „Safe 100” obejmowała bezpłatne ubezpieczenie pierwszych {pool} ofert opublikowanych w serwisie od jej rozpoczęcia.',
  'terms.2.past': 'Ochrona trwała {coverMonths} miesięcy.',
  'terms.3.past': 'Promocja trwała od {from} do wyczerpania puli, najpóźniej do {to}.',
  'terms.4.past': 'Z promocji korzystało się bez opłat i bez dodatkowych czynności: o przyznaniu decydowała kolejność publikacji ofert.',
  complaints: 'Reklamacje',
  'complaints.text': 'Reklamację złożysz formularzem albo e-mailem na stronie wsparcia. Odpowiadamy w ciągu {complaintDays} dni.',
  'complaints.act': 'Przejdź do wsparcia',
  cookie: 'W czasie promocji, za zgodą na kampanie, zapisujemy w przeglądarce cookie „specialOffer100”. Znika najpóźniej z końcem promocji.',
} as const satisfies Words & Record<`state.${PromotionPhase}`, Word>;
