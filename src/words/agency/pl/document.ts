import type { Words } from '../../kit/words.ts';

/** The drawn agreement between an agent and an owner, in Polish: the text that binds. */
export const pl = {
  'title.brokerage': 'Umowa pośrednictwa w wynajmie i pełnomocnictwo',
  'title.power': 'Pełnomocnictwo do wynajmu lokalu',
  lead: 'nr {number}',
  label: 'Umowa z pośrednikiem {number}',
  'form.title': 'Forma tej umowy',
  'form.brokerage':
    'Umowa pośrednictwa wymaga formy pisemnej albo elektronicznej z podpisami kwalifikowanymi obu stron, pod rygorem nieważności (art. 180 ust. 3 ustawy o gospodarce nieruchomościami). Potwierdzenie kodem udziela pełnomocnictwa w formie dokumentowej; w części o pośrednictwie umowa obowiązuje dopiero z podpisanym plikiem.',
  'form.power':
    'Potwierdzenie kodem udziela pełnomocnictwa w formie dokumentowej. Do najmu na ponad 12 miesięcy potrzebna jest forma pisemna albo podpis kwalifikowany (art. 99 Kodeksu cywilnego).',
  parties: 'Strony',
  'owner.number.pesel': 'PESEL {number}',
  'owner.number.nip': 'NIP {number}',
  'owner.contact': 'Telefon: {contact}',
  licence: 'Licencja zawodowa nr {number}',
  noLicence: 'Licencja zawodowa: nie podano (nie jest wymagana)',
  premises: 'Lokal',
  'premises.name': 'Oferta',
  'premises.address': 'Adres',
  'premises.area': 'Powierzchnia użytkowa',
  'premises.land': 'Księga wieczysta',
  'premises.rent': 'Najniższy czynsz',
  'premises.rentText': '{rent} netto miesięcznie',
  'terms.heading': 'Wynagrodzenie i czas trwania',
  'terms.fee': 'Wynagrodzenie pośrednika',
  'terms.feeText': '{percent} % jednego miesięcznego czynszu netto. Przy najniższym czynszu: {net} netto + {vat} VAT = {gross} brutto',
  'terms.noFee': 'bez wynagrodzenia na podstawie tej umowy',
  'terms.kind': 'Rodzaj',
  'terms.kind.open': 'otwarta (bez wyłączności)',
  'terms.kind.exclusive': 'na wyłączność',
  'terms.lastDay': 'Obowiązuje do',
  insurance: 'Ubezpieczenie OC pośrednika',
  'insurance.insurer': 'Ubezpieczyciel',
  'insurance.policy': 'Numer polisy',
  'insurance.sum': 'Suma gwarancyjna',
  'insurance.sumText': '{sum} EUR na jedno zdarzenie',
  'insurance.until': 'Ważne do',
  annex: 'Załącznik',
  'annex.policy': 'Kopia polisy OC (art. 181 ust. 3 ustawy o gospodarce nieruchomościami)',
  'annex.hash': 'Skrót SHA-256 pliku',
  clauses: 'Postanowienia',
  'clause.subject': 'Właściciel powierza Pośrednikowi przygotowanie i opublikowanie w serwisie oferty najmu opisanego wyżej lokalu.',
  'clause.power':
    'Właściciel udziela Pośrednikowi pełnomocnictwa do przygotowania wiążącej oferty najmu tego lokalu, podpisania jej kodem i opublikowania w imieniu Właściciela, do odpowiadania na pytania o ofertę i do przekazywania jej zainteresowanym firmom.',
  'clause.limits':
    'Pełnomocnictwo obejmuje tylko ten lokal i czynsz nie niższy niż podany wyżej. Nie obejmuje przyjmowania i odrzucania kontrofert, wskazywania rachunku do wypłat, odbioru pieniędzy, protokołu zdawczo-odbiorczego ani zmiany umowy najmu. Pośrednik nie może być drugą stroną czynności (art. 108 Kodeksu cywilnego) i nie może ustanawiać dalszych pełnomocników.',
  'clause.brokerage':
    'Pośrednik wykonuje czynności zmierzające do zawarcia umowy najmu: opisuje lokal, publikuje ofertę, informuje o niej i prezentuje lokal.',
  'clause.open': 'Umowa jest otwarta: Właściciel może powierzyć pośrednictwo także innym i sam szukać najemcy.',
  'clause.exclusive':
    'Umowa jest zawarta z zastrzeżeniem wyłączności: w czasie jej trwania Właściciel nie powierza pośrednictwa w wynajmie tego lokalu innym osobom.',
  'clause.fee':
    'Wynagrodzenie należy się tylko wtedy, gdy dojdzie do zawarcia umowy najmu w wyniku czynności Pośrednika, i jest płatne w ciągu 14 dni od doręczenia faktury. Pośrednik nie pobiera od Właściciela innych opłat.',
  'clause.noFee': 'Pośrednik nie otrzymuje od Właściciela wynagrodzenia na podstawie tej umowy.',
  'clause.insurance':
    'Pośrednik oświadcza, że jest ubezpieczony od odpowiedzialności cywilnej za szkody wyrządzone przy wykonywaniu czynności pośrednictwa, jak podano wyżej. Kopia polisy stanowi załącznik do tej umowy: plik o nazwie i skrócie podanych wyżej, który Właściciel może przeczytać w serwisie przed przyjęciem umowy i który Strony otrzymują pocztą elektroniczną wraz z nią. Bez ważnego ubezpieczenia Pośrednik nie publikuje oferty.',
  'clause.insuranceShown':
    'Pośrednik oświadcza, że jest ubezpieczony od odpowiedzialności cywilnej za szkody wyrządzone przy wykonywaniu czynności pośrednictwa, jak podano wyżej, i że na żądanie okaże Właścicielowi kopię polisy. Bez ważnego ubezpieczenia nie publikuje oferty.',
  'clause.term': 'Umowa obowiązuje do dnia podanego wyżej. Jeśli w tym dniu trwa rezerwacja lokalu, kończy się wraz z nią.',
  'clause.ending':
    'Właściciel może w każdej chwili odwołać pełnomocnictwo, a każda ze Stron może rozwiązać umowę w serwisie ze skutkiem natychmiastowym, byle nie w czasie rezerwacji lokalu. Oferta wraca wtedy do Właściciela; oferta już opublikowana wiąże go dalej.',
  'clause.form':
    'W części o pośrednictwie umowa obowiązuje od podpisania jej w formie pisemnej albo elektronicznej przez obie Strony. Do tego czasu działa tylko pełnomocnictwo, udzielone w formie dokumentowej.',
  'clause.formPower': 'Pełnomocnictwo jest udzielone w formie dokumentowej, z chwilą potwierdzenia go przez Właściciela kodem.',
  'clause.privacy':
    'Strony przetwarzają dane osobowe drugiej Strony tylko po to, aby zawrzeć i wykonać tę umowę (art. 6 ust. 1 lit. b RODO), i przechowują je do przedawnienia roszczeń.',
  'clause.operator': 'Operator serwisu, {operator}, prowadzi platformę, nie jest stroną tej umowy ani pośrednikiem w obrocie nieruchomościami.',
  signatures: 'Podpisy',
  signed: 'podpis kodem jednorazowym, według karty dowodowej',
  byHand: 'podpis własnoręczny, jeśli umowa jest podpisywana na papierze',
} as const satisfies Words;
