import type { Words } from '../../kit/words.ts';

/** The way into a new offer. */
export const pl = {
  title: 'Dodaj ofertę',
  text: 'Formularz zapisuje się sam. Nic nie wiąże, dopóki nie przeczytasz i nie podpiszesz gotowej oferty.',
  'step.1': 'Opisz lokal i warunki. Z dokumentami pod ręką zajmie to około 10 minut.',
  'step.2': 'Sprawdź podgląd, taki jak zobaczą go najemcy.',
  'step.3': 'Podpisz kodem z e-maila. Od tej chwili oferta najmu wiąże.',
  act: 'Zacznij ofertę',
  busy: 'Tworzę…',
  drafts: 'Wróć do swoich projektów',
  signIn: 'Zaloguj się, aby dodać ofertę',
  'closed.guest.title': 'Zaloguj się, aby wypełnić ofertę',
  'closed.guest.text': 'Tak wygląda formularz oferty. Po zalogowaniu możesz go wypełniać; zapisuje się sam i nic nie wiąże przed Twoim podpisem.',
  'closed.no_access.title': 'Nie masz dostępu do tego formularza',
  'closed.no_access.text':
    'Ta oferta należy do kogoś innego albo już jej nie ma. Jeśli to oferta Twojej firmy, zaloguj się na konto z nią połączone. Możesz też zacząć własną ofertę.',
  'closed.under_agency.title': 'Ofertą zajmuje się Twój pośrednik',
  'closed.under_agency.text':
    'Pośrednik przygotowuje tę ofertę na podstawie Twojego pełnomocnictwa, dlatego formularz jest zablokowany. Możesz przeczytać umowę i w każdej chwili ją rozwiązać; oferta wróci wtedy do Ciebie.',
  'closed.agency': 'Umowa z pośrednikiem',
  'closed.preview': 'Zobacz ofertę',
  'closed.signIn': 'Zaloguj się',
  'closed.signUp': 'Załóż konto',
  'closed.drafts': 'Moje projekty',
  'closed.new': 'Nowa oferta',
  'own.text': 'To Twoja oferta. Tak widzą ją najemcy.',
  'own.edit': 'Zobacz swoje oferty',
  'agent.text': 'W imieniu firmy {company} prowadzisz tę ofertę. Tak widzą ją najemcy.',
  'agent.edit': 'Zobacz oferty, które prowadzisz',
  'renew.text': 'Termin minął: oferta już nie wiąże i nie ma jej w wyszukiwarce. Możesz wystawić ją ponownie z tymi samymi danymi.',
  'renew.text.sale': 'Termin minął: ogłoszenia nie ma już w wyszukiwarce. Możesz wystawić je ponownie z tymi samymi danymi.',
  'renew.act': 'Wystaw ponownie',
  'renew.busy': 'Kopiuję…',
  'renew.done': 'Powstał nowy projekt z tymi samymi danymi.',
  'renew.failed': 'Nie udało się skopiować oferty',
} as const satisfies Words;
