import type { Outcome } from '../../../domain/leases/types.ts';
import type { Words } from '../../kit/words.ts';

/** Zgodne oświadczenia stron: treść, którą podpisują, i ekran. */
export const pl = {
  'statement.lead':
    'Oświadczenie do umowy najmu lokalu „{offer}”, zawartej {signed} między {landlord} (Wynajmujący) a {tenant} (Najemca); kaucja {amount}, na rachunku depozytowym {held}, tytuł KAUCJA {reference}.',
  'statement.refund_ends': 'Strony zgodnie kończą Umowę. Operator zwraca kaucję na rachunek, z którego wpłynęła.',
  'statement.payout_ends':
    'Strony zgodnie kończą Umowę. Operator wypłaca kaucję Wynajmującemu na rachunek podany w ofercie albo inny, który Wynajmujący wskazał w serwisie dla tej Umowy.',
  'statement.refund_goes_on':
    'Lokal jest wydany, a Umowa trwa. Operator zwraca kaucję na rachunek, z którego wpłynęła. Oświadczenie zastępuje protokół zdawczo-odbiorczy; opłata serwisowa należy się jak po jego podpisaniu.',
  'statement.payout_goes_on':
    'Lokal jest wydany, a Umowa trwa. Operator wypłaca kaucję Wynajmującemu na rachunek podany w ofercie albo inny, który Wynajmujący wskazał w serwisie dla tej Umowy. Oświadczenie zastępuje protokół zdawczo-odbiorczy; opłata serwisowa należy się jak po jego podpisaniu.',
  'statement.resumes':
    'Odstąpienie Najemcy nie ma skutku. Umowa wraca do stanu sprzed odstąpienia, a termin odstąpienia i liczba protokołów liczą się na nowo. Kaucja zostaje na rachunku depozytowym.',
  'statement.court': 'Operator działa na podstawie tego oświadczenia, gdy podpiszą je obie Strony.',
  'choice.refund_ends': 'Kończymy umowę, kaucja wraca do najemcy',
  'choice.payout_ends': 'Kończymy umowę, kaucja dla wynajmującego',
  'choice.refund_goes_on': 'Lokal wydany, umowa trwa, kaucja wraca do najemcy',
  'choice.payout_goes_on': 'Lokal wydany, umowa trwa, kaucja dla wynajmującego',
  'choice.resumes': 'Odstąpienie cofnięte, umowa idzie dalej',
  title: 'Zgodne oświadczenia',
  text: 'Parter nie rozstrzyga sporów. Gdy podpiszecie to samo oświadczenie, kaucja pójdzie tam, gdzie się zgodzicie.',
  propose: 'Zaproponuj oświadczenie',
  question: 'Na co się zgadzacie?',
  'asked.title': 'Druga strona podpisała oświadczenie',
  'mine.title': 'Twoje oświadczenie czeka na drugą stronę',
  agree: 'Przeczytaj i podpisz',
  decline: 'Odrzuć',
  takeBack: 'Wycofaj',
  sign: 'Podpisz',
  busy: 'Zapisuję…',
  done: 'Zapisano.',
} as const satisfies Words & Record<`statement.${Outcome}` | `choice.${Outcome}`, string>;
