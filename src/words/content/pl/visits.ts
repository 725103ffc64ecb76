import type { AnalyticsEvent } from '../../../domain/content/rules/analytics.ts';
import type { Word, Words } from '../../kit/words.ts';

/** The operator's figures of counted visits. */
export const pl = {
  title: 'Statystyka wizyt',
  text: 'Tylko wizyty osób, które zgodziły się na statystykę. Bez nazwisk i adresów.',
  stays: 'Dane zostają w tym serwisie.',
  forwards: 'Dane trafiają też do skonfigurowanej usługi.',
  event: 'Zdarzenie',
  week: '7 dni',
  month: '30 dni',
  browsers: 'Przeglądarki w 30 dni',
  'event.view_item': 'Otwarto ofertę',
  'event.select_item': 'Wybrano ofertę z listy',
  'event.select_content': 'Wybrano rodzaj lokali',
  'event.add_to_cart': 'Zarezerwowano',
  'event.begin_checkout': 'Poproszono o kod do umowy',
  'event.generate_lead': 'Wysłano projekt oferty',
  'event.form_submit_reg_step_4': 'Potwierdzono e-mail',
  'event.form_submit_reg_step_5': 'Zaczęto potwierdzać tożsamość',
  'event.form_submit_reg_step_6': 'Podano firmę',
  'event.form_submit_reg_step_7': 'Wysłano firmę do sprawdzenia',
  'event.purchase': 'Podpisano protokół',
} as const satisfies Words & Record<`event.${AnalyticsEvent}`, Word>;
