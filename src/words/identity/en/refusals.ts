import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** What the identity room refuses, in words. */
export const en = {
  'refusal.identity.begun_too_often':
    'The verification can be begun {max} times a day. Try when a day has passed since the first time, or send a signed file.',
  'refusal.identity.code_over': 'The code ran out more than a minute ago, so no decision can rest on it. Enter a new code.',
  'refusal.identity.email_unverified': 'Confirm your e-mail address first.',
  'refusal.identity.file_changed':
    'The file was changed after it was signed, or its signature cannot be checked. Sign the downloaded file again and upload it as it is.',
  'refusal.identity.file_missing': 'Upload the signed PDF file, {megabytes} MB at most.',
  'refusal.identity.file_nameless':
    'The signature names nobody, and the issuer of its certificate is not on the trust list. Sign the file with a trusted, personal or qualified signature.',
  'refusal.identity.file_of_another':
    'The same signed file is waiting to be checked from another account. Sign the terms again and upload your own file.',
  'refusal.identity.file_other_document': 'These are not our terms. Download them from this page, sign them unchanged and upload the signed file.',
  'refusal.identity.file_other_name': 'The signature names another person than your profile. Correct your profile, or sign the file yourself.',
  'refusal.identity.file_unreadable': 'We cannot read this file. Upload the PDF as your signing program saved it.',
  'refusal.identity.file_unsigned': 'The file holds no electronic signature. Sign it with a trusted, personal or qualified signature.',
  'refusal.identity.message_required': 'Write what the user is to read.',
  'refusal.identity.no_file': 'Upload the signed file first.',
  'refusal.identity.not_found': 'We have not found this person.',
  'refusal.identity.reason_required': 'Give the reason: the person reads it on the page and in the e-mail.',
  'refusal.identity.reset_reason_required': 'Say why the verification begins again. The reason stays in the event log.',
  'refusal.identity.request_not_found': 'This request is gone. The list refreshes by itself.',
} as const satisfies WordsLike<typeof pl>;
