import type { pl } from '../pl/form.ts';
import type { WordsLike } from '../words.ts';

/** The form kit: fields, sections, error summary, saving. */
export const en = {
  yes: 'Yes',
  no: 'No',
  less: 'Less',
  more: 'More',
  optional: 'optional',
  'code.digit': 'Digit {n} of 6',
  'calendar.monthLevelControl': 'Choose the month',
  'calendar.yearLevelControl': 'Choose the year',
  'calendar.previousMonth': 'Previous month',
  'calendar.nextMonth': 'Next month',
  'calendar.previousYear': 'Previous year',
  'calendar.nextYear': 'Next year',
  'calendar.previousDecade': 'Previous decade',
  'calendar.nextDecade': 'Next decade',
  'calendar.placeholder': 'DD.MM.YYYY',
  'summary.title': { one: 'Correct {n} thing', other: 'Correct {n} things' },
  'summary.kept': 'Everything you entered has been saved.',
  'save.saving': 'Saving…',
  'save.saved': 'Saved at {time}',
  'save.offline': 'Offline, saved on this device',
  'save.failed': 'Not saved. Try again.',
  'save.idle': 'Saves itself',
  'rail.label': 'Parts of the form',
  'rail.errors': { one: '{n} error', other: '{n} errors' },
  'rail.done': 'complete',
  'rail.filled': '{filled} of {total}',
} as const satisfies WordsLike<typeof pl>;
