/**
 * Texts whose wording is fixed, in the language in which they were fixed. `text` stands in `lang` under `key` of a list of
 * words: as the whole of it, as a part (`part`), or as a name whose first letter is free (`name`). The other language has a text of its own.
 */

import { deletionWords } from '../../src/words/accounts/deletion.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { accountRefusalWords } from '../../src/words/accounts/refusals.ts';
import { agencyPageWords } from '../../src/words/agency/page.ts';
import { agencyRefusalWords } from '../../src/words/agency/refusals.ts';
import { faqPageWords } from '../../src/words/content/faq-page.ts';
import { contentWords } from '../../src/words/content/pages.ts';
import { depositWords } from '../../src/words/deposits/deposit.ts';
import { appointmentWords } from '../../src/words/handover/appointment.ts';
import { protocolWords } from '../../src/words/handover/protocol.ts';
import { handoverRefusalWords } from '../../src/words/handover/refusals.ts';
import { dictionaryWords } from '../../src/words/kit/dictionaries.ts';
import { fieldRefusalWords } from '../../src/words/kit/fields.ts';
import { kitRefusalWords } from '../../src/words/kit/refusals.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { viewerWords } from '../../src/words/kit/viewer.ts';
import type { Words } from '../../src/words/kit/words.ts';
import { formWords } from '../../src/words/leases/form.ts';
import { leaseWords } from '../../src/words/leases/lease-page.ts';
import { leaseRefusalWords } from '../../src/words/leases/refusals.ts';
import { taskWords } from '../../src/words/leases/tasks.ts';
import { counterOfferWords } from '../../src/words/offers/counter-offer.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { offerFormWords } from '../../src/words/offers/form.ts';
import { linkWords as offerLinkWords } from '../../src/words/offers/link.ts';
import { missingStepsWords } from '../../src/words/offers/missing-steps.ts';
import { progressWords } from '../../src/words/offers/progress.ts';
import { questionWords } from '../../src/words/offers/question.ts';
import { offerRefusalWords } from '../../src/words/offers/refusals.ts';
import { offerWords } from '../../src/words/offers/view.ts';
import { dashboardWords } from '../../src/words/outreach/dashboard.ts';
import { linkWords } from '../../src/words/outreach/links.ts';
import { outreachRefusalWords } from '../../src/words/outreach/refusals.ts';
import { sendingWords } from '../../src/words/outreach/sending.ts';
import { verifyWords } from '../../src/words/reservations/verify.ts';
import { aroundWords } from '../../src/words/search/around.ts';
import { homeWords } from '../../src/words/search/home.ts';
import { wantedWords } from '../../src/words/wanted/page.ts';
import { boardWords } from '../../src/words/workspace/board.ts';

export type FixedText = {
  readonly where: string;
  readonly text: string;
  readonly lang: 'pl' | 'en';
  readonly words: { readonly pl: Words; readonly en: Words };
  readonly key: string;
  readonly as: 'whole' | 'part' | 'name';
};

type Row = readonly [where: string, text: string, lang: 'pl' | 'en', words: FixedText['words'], key: string, as?: FixedText['as']];

const rows: readonly Row[] = [
  ['document viewer', 'Failed to load the document.', 'en', viewerWords, 'failed'],
  ['any error', 'Wystąpił nieoczekiwany błąd.', 'pl', shellWords, 'error.failed'],
  ['any error', 'Coś poszło nie tak. Spróbuj później.', 'pl', kitRefusalWords, 'refusal.kit.internal'],
  ['landing page', 'Twoja okolica: {province} —', 'pl', aroundWords, 'province'],
  ['landing page', 'zmień', 'pl', homeWords, 'change'],
  ['workspace', 'Moja tablica', 'pl', shellWords, 'nav.board'],
  ['workspace', 'add property', 'en', boardWords, 'add', 'name'],
  ['report', 'Zgłoszenie zostało przyjęte', 'pl', contentWords, 'report.sent'],
  ['report', 'Cos poszło nie tak. Spróbuj później', 'pl', contentWords, 'report.failed'],
  ['questions', 'Błąd podczas wysyłania opinii', 'pl', faqPageWords, 'opinion.failed'],
  ['account deletion', 'Wystąpił błąd podczas usuwania użytkownika', 'pl', deletionWords, 'failed'],
  ['password reset', 'Wysłano email z linkiem do zmiany hasła', 'pl', accountWords, 'forgot.sent'],
  ['any form', 'Pole {field} jest wymagane.', 'pl', fieldRefusalWords, 'labelled.field.required'],
  ['any form', 'Podana data dla pola {field} jest nieprawidłowa.', 'pl', fieldRefusalWords, 'labelled.field.invalid_date'],
  ['any form', 'To pole jest wymagane', 'pl', fieldRefusalWords, 'refusal.field.required', 'part'],
  ['offer form', 'Źle uzupełniony formularz', 'pl', offerFormWords, 'toast.wrong'],
  ['offer preview', 'Źle uzupełniony formularz', 'pl', progressWords, 'preview.notReady'],
  ['offer form', 'Nie udało się przejść do następnego kroku', 'pl', offerFormWords, 'toast.next'],
  ['offer form', 'Masz otwartą inną sesję na innym urządzeniu.', 'pl', offerFormWords, 'session.other'],
  ['offer form', 'brak daty', 'pl', offerFormWords, 'preview.noDate'],
  ['offer form', 'not editable', 'en', offerRefusalWords, 'refusal.offer.not_editable', 'part'],
  ['offer form', 'no access', 'en', offerRefusalWords, 'refusal.offer.no_access', 'part'],
  ['signing an offer', 'cannot sign as an individual', 'en', offerFormWords, 'company.text', 'part'],
  ['signing an offer', 'Potwierdź swoją tożsamość', 'pl', offerFormWords, 'identity.title'],
  ['signing an offer', 'Aby podpisać umowę musisz mieć konto połączone z firmą', 'pl', offerFormWords, 'company.title'],
  ['signing a lease', 'Potwierdź swoją tożsamość', 'pl', missingStepsWords, 'before.identity'],
  ['signing a lease', 'Aby podpisać umowę musisz mieć konto połączone z firmą', 'pl', missingStepsWords, 'before.company'],
  ['photo check', 'Nie udało się zweryfikować zdjęć.', 'pl', progressWords, 'verify.photos'],
  ['confirming an offer', 'offer already active', 'en', progressWords, 'active.title', 'name'],
  ['expired offer', 'Oferta nieważna', 'pl', offerDetailWords, 'expired'],
  ['expired offer', 'Oferta nieważna', 'pl', offerRefusalWords, 'refusal.offer.expired'],
  ['sale', 'cena', 'pl', offerWords, 'sale.net', 'part'],
  ['question', 'Wypełnij wszystkie pola formularza.', 'pl', questionWords, 'incomplete'],
  ['question', 'Wypełnij wszystkie pola formularza.', 'pl', offerRefusalWords, 'refusal.question.incomplete'],
  ['reservation', 'reservation expired', 'en', verifyWords, 'none.text', 'part'],
  ['offer form', 'last day', 'en', offerFormWords, 'payDay.last', 'part'],
  ['energy class', 'no class', 'en', dictionaryWords, 'energyClass.none', 'name'],
  ['lease that fell through', 'wystaw ponownie', 'pl', boardWords, 'renew', 'name'],
  ['lease that fell through', 'wystaw ponownie', 'pl', leaseWords, 'again.act', 'name'],
  ['silence on a lease', 'mediation', 'en', taskWords, 'task.mediation', 'name'],
  ['deposit', 'sent after 14:30 arrives the next business day', 'en', depositWords, 'note', 'part'],
  ['written form', 'both sides declared', 'en', formWords, 'complete.declared', 'name'],
  ['written form', 'not checked', 'en', formWords, 'signature.revocation', 'part'],
  ['naming who hands over', 'almost done', 'en', appointmentWords, 'landlord.page', 'name'],
  ['naming who receives', 'future date required', 'en', handoverRefusalWords, 'refusal.appointment.date_not_future', 'name'],
  ['naming who receives', 'user not verified', 'en', accountRefusalWords, 'refusal.person.not_verified', 'name'],
  ['protocol', 'Form Unavailable', 'en', protocolWords, 'lock.title'],
  ['protocol', 'Reject acceptance of the premises', 'en', protocolWords, 'reject'],
  [
    'protocol',
    'The premise transfer form has not been completed. Check the previous emails and complete the form.',
    'en',
    protocolWords,
    'guard.transfer.tenant',
  ],
  [
    'protocol',
    'The reception time form has not been completed. Check the previous emails and complete it.',
    'en',
    protocolWords,
    'guard.reception.landlord',
  ],
  [
    'protocol, the call',
    'The premise transfer form has not been completed. Check the previous emails and complete the form.',
    'en',
    leaseRefusalWords,
    'refusal.protocol.transfer_missing',
  ],
  [
    'protocol, the call',
    'The reception time form has not been completed. Check the previous emails and complete it.',
    'en',
    leaseRefusalWords,
    'refusal.protocol.reception_missing',
  ],
  ['protocol', 'You do not have access to this form!', 'en', handoverRefusalWords, 'refusal.protocol.access_denied'],
  ['protocol', 'Failed to fetch the updated offer.', 'en', protocolWords, 'error.load'],
  ['protocol', 'Failed to save the data.', 'en', protocolWords, 'error.save'],
  ['protocol', 'Required data to sign the protocol is missing.', 'en', handoverRefusalWords, 'refusal.protocol.missing_data'],
  ['protocol', 'An error occurred while saving your choice.', 'en', protocolWords, 'error.choice'],
  ['wanted listings', 'Listing has been deleted', 'en', wantedWords, 'mine.deleted'],
  ['wanted listings', 'Brak ogłoszeń w promieniu {km} km od lokalizacji {place}', 'pl', wantedWords, 'empty.near'],
  ['link shortener', 'Please enter a URL', 'en', outreachRefusalWords, 'refusal.outreach.url_required'],
  ['link shortener', 'Failed to shorten link', 'en', linkWords, 'short.failed'],
  ['campaign link', 'Please enter an email address', 'en', outreachRefusalWords, 'refusal.outreach.email_required'],
  ['campaign link', 'Please enter a valid email address', 'en', outreachRefusalWords, 'refusal.outreach.email_wrong'],
  ['campaign link', 'Failed to generate UTM link', 'en', linkWords, 'campaign.failed'],
  ['sending the website', 'Please enter an email address', 'en', outreachRefusalWords, 'refusal.outreach.email_required'],
  ['sending the website', 'Failed to send website link', 'en', sendingWords, 'website.failed'],
  ['sending an offer', 'Error while sending offer to user', 'en', sendingWords, 'offer.failed'],
  ['connecting an offer', 'Error connecting offer to user', 'en', offerLinkWords, 'failed'],
  ['short link', 'Invalid link ID', 'en', outreachRefusalWords, 'refusal.outreach.link_invalid'],
  ['short link', 'Link not found', 'en', outreachRefusalWords, 'refusal.outreach.link_not_found'],
  ['short link', 'An error occurred while redirecting', 'en', linkWords, 'open.failed'],
  ['short link', 'Redirecting you...', 'en', linkWords, 'open.title'],
  ['short link', 'Link Not Found', 'en', linkWords, 'missing.title'],
  ['short link', 'Go to Homepage', 'en', linkWords, 'missing.act'],
  ['dashboard', 'Send Website Link', 'en', dashboardWords, 'send'],
  ['dashboard', 'Link Options', 'en', dashboardWords, 'links'],
  ['wanted listings', 'Wpisz minimum 2 znaki', 'pl', wantedWords, 'place.short'],
  ['wanted listings', 'already sent', 'en', wantedWords, 'send.already-exists', 'part'],
  ['wanted listings', 'add first listing', 'en', wantedWords, 'mine.empty.act', 'name'],
  [
    'counter-offer',
    'Twoje konto nie jest zweryfikowane. Nie możesz wysłać kontroferty.',
    'pl',
    offerRefusalWords,
    'refusal.counter_offer.unverified',
  ],
  ['counter-offer', 'Wysyłanie kontroferty...', 'pl', counterOfferWords, 'sending'],
  ['counter-offer', 'Kontroferta została wysłana.', 'pl', counterOfferWords, 'sent'],
  ['counter-offer', 'Błąd podczas wysyłania kontrofert.', 'pl', counterOfferWords, 'failed'],
  ['photo check', 'marked inappropriate for reason', 'en', offerRefusalWords, 'refusal.photo.blank', 'part'],
  ['proposal', 'To pole jest wymagane', 'pl', agencyRefusalWords, 'refusal.agency.field_required'],
  ['proposal', 'Wprowadź poprawny PESEL (11 cyfr) lub NIP (10 cyfr)', 'pl', agencyRefusalWords, 'refusal.agency.number_wrong'],
  ['proposal', 'Wprowadź poprawny adres email', 'pl', agencyRefusalWords, 'refusal.agency.email_wrong'],
  ['proposal', 'Propozycja współpracy została wysłana', 'pl', agencyPageWords, 'propose.sent'],
  ['proposal', 'Wystąpił błąd podczas wysyłania propozycji', 'pl', agencyPageWords, 'propose.failed'],
  ['agreement', 'power of attorney already signed', 'en', offerFormWords, 'agency.signed', 'name'],
  ['agreement', 'Pełnomocnictwo', 'pl', boardWords, 'agency'],
  ['agreement', 'agreement not found', 'en', agencyPageWords, 'load.missing.title', 'name'],
  ['agreement', 'Wystąpił błąd podczas rozwiązywania umowy', 'pl', agencyPageWords, 'revoke.failed'],
];

export const fixedTexts: readonly FixedText[] = rows.map(([where, text, lang, words, key, as = 'whole']) => ({
  where,
  text,
  lang,
  words,
  key,
  as,
}));
