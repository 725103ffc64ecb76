import type { Words } from '../../kit/words.ts';

/**
 * The declarations of each act, as the signer ticks them and as the evidence page prints them: act, then key. A changed sentence needs a new
 * version in `consentsOf`; a test compares both.
 */
export const pl = {
  'offer.terms': 'Znam treść oferty, akceptuję ją i regulamin serwisu i wiem, że nie mogę jej wycofać przed upływem dnia, do którego wiąże.',
  'offer.electronic_signature':
    'Składam ofertę w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego, i taki podpis przyjmę od najemcy.',
  'offer.deposit_terms': 'Akceptuję opłatę serwisową podaną w ofercie i zasady przechowania kaucji z jej Załącznika 3.',
  'announcement.terms': 'Znam treść ogłoszenia i akceptuję ją oraz regulamin serwisu. Dane, opis i zdjęcia są prawdziwe.',
  'announcement.electronic_signature': 'Zgadzam się podpisać ogłoszenie w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego.',
  'lease.terms': 'Znam treść umowy najmu i akceptuję ją oraz regulamin serwisu.',
  'lease.electronic_signature': 'Zgadzam się zawrzeć umowę w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego.',
  'lease.deposit_terms':
    'Akceptuję opłatę serwisową podaną w umowie i zasady przechowania kaucji z jej Załącznika 3: Parter przechowuje ją do podpisania protokołu.',
  'protocol.electronic_signature': 'Zgadzam się podpisać protokół w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego.',
  'protocol_return.electronic_signature': 'Zgadzam się potwierdzić odesłanie protokołu kodem, w postaci elektronicznej.',
  'rejection.withdrawal': 'Odmawiam odbioru lokalu i odstępuję od umowy najmu, korzystając z prawa, które ona mi zastrzega.',
  'rejection.electronic_signature': 'Zgadzam się podpisać to oświadczenie w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego.',
  'unpaid_end.withdrawal': 'Odstępuję od umowy najmu w imieniu wynajmującego, bo kaucja nie wpłynęła, i wiem, że nie można tego cofnąć.',
  'unpaid_end.electronic_signature': 'Zgadzam się podpisać to oświadczenie w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego.',
  'statement.electronic_signature': 'Zgadzam się podpisać to oświadczenie w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego.',
  'agency.terms': 'Znam treść umowy z właścicielem, akceptuję ją i regulamin serwisu. Moje ubezpieczenie OC jest ważne i zgodne z ustawą.',
  'agency.electronic_signature': 'Zgadzam się podpisać umowę w postaci elektronicznej, podpisem bez certyfikatu kwalifikowanego.',
  'agency_accept.terms': 'Znam treść umowy z pośrednikiem i akceptuję ją oraz regulamin serwisu.',
  'agency_accept.power': 'Udzielam pośrednikowi pełnomocnictwa w zakresie opisanym w umowie: do przygotowania i opublikowania oferty w moim imieniu.',
  'agency_accept.electronic_signature':
    'Zgadzam się złożyć to oświadczenie w formie dokumentowej i wiem, że umowa pośrednictwa wymaga ponadto formy pisemnej albo podpisów kwalifikowanych.',
  'agency_revoke.revocation':
    'Odwołuję pełnomocnictwo i rozwiązuję umowę z pośrednikiem. Wiem, że oferta już opublikowana wiąże mnie do swojego ostatniego dnia.',
} as const satisfies Words;
