import type { Words } from '../words.ts';

/** The form kit: fields, sections, error summary, saving. */
export const pl = {
  yes: 'Tak',
  no: 'Nie',
  less: 'Mniej',
  more: 'Więcej',
  optional: 'nieobowiązkowe',
  'code.digit': 'Cyfra {n} z 6',
  'summary.title': { one: 'Popraw {n} rzecz', few: 'Popraw {n} rzeczy', many: 'Popraw {n} rzeczy', other: 'Popraw {n} rzeczy' },
  'summary.kept': 'Wszystko, co wpisano, jest zapisane.',
  'save.saving': 'Zapisuję…',
  'save.saved': 'Zapisano o {time}',
  'save.offline': 'Bez sieci, zapisano na tym urządzeniu',
  'save.failed': 'Nie zapisano. Spróbuj ponownie.',
  'save.idle': 'Zapisuje się samo',
  'rail.label': 'Części formularza',
  'rail.errors': { one: '{n} błąd', few: '{n} błędy', many: '{n} błędów', other: '{n} błędu' },
  'rail.done': 'gotowe',
  'rail.filled': '{filled} z {total}',
} as const satisfies Words;
