import type { Words } from '../../kit/words.ts';

/** The way into a new offer. */
export const pl = {
  title: 'Dodaj ofertę',
  text: 'Formularz zapisuje się sam. Nic nie wiąże, dopóki nie przeczytasz i nie podpiszesz gotowej oferty.',
  'step.1': 'Opisz lokal i warunki, z dokumentami pod ręką zajmie to 15–25 minut.',
  'step.2': 'Sprawdź podgląd, taki jak zobaczą go najemcy.',
  'step.3': 'Podpisz kodem z e-maila. Od tej chwili oferta wiąże.',
  act: 'Zacznij ofertę',
  busy: 'Tworzę…',
  drafts: 'Wróć do swoich projektów',
  signIn: 'Zaloguj się, aby dodać ofertę',
} as const satisfies Words;
