import type { Words } from '../../kit/words.ts';

/** After the tenant's signature: the sealing of the lease and the receiver. */
export const pl = {
  title: 'Umowa jest podpisana',
  lead: 'Umowa najmu lokalu „{name}” wiąże obie strony od {when}.',
  'seal.running': 'Nakładamy pieczęć na dokument. Możesz działać dalej.',
  'seal.done': 'Dokument z pieczęcią jest gotowy i wysłany do obu stron.',
  'seal.failed': 'Pieczęć nakładamy jeszcze raz. Umowa jest ważna, niczego nie trzeba powtarzać.',
  'step.CHECKING_NETWORK': 'Sprawdzam połączenie',
  'step.DOWNLOADING_DATA': 'Pobieram dane umowy',
  'step.SIGNING_CONTRACT': 'Podpisuję umowę',
  'step.SAVE_REPORT': 'Zapisuję raport podpisu',
  'step.SENDING_CONTRACT': 'Wysyłam umowę',
  'step.DONE': 'Gotowe',
  'next.title': { one: 'Został jeden krok', few: 'Zostały dwa kroki', many: 'Zostało {n} kroków', other: 'Zostało {n} kroku' },
  'next.receiver': 'Wskaż, kto odbierze lokal',
  'next.deposit': 'Wpłać kaucję {amount} do {due}',
  document: 'Umowa najmu {number}',
  'document.sealed': 'PDF z pieczęcią',
  'document.drawn': 'PDF, pieczęć w drodze',
} as const satisfies Words;
