/** The settings that the drawn documents of the footer were made with, and whether they are still those of the program. */

import { type Field, type FieldName, fields } from './config-fields.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that the texts print: the operator's data, the fee rates, the account of the deposits. Nothing secret. */
export const printedSettings = [
  'OPERATOR_NAME',
  'OPERATOR_NIP',
  'OPERATOR_KRS',
  'OPERATOR_COURT',
  'OPERATOR_REGON',
  'OPERATOR_CAPITAL',
  'OPERATOR_ADDRESS',
  'OPERATOR_CITY',
  'OPERATOR_EMAIL',
  'FEE_LANDLORD_PERCENT',
  'FEE_TENANT_PERCENT',
  'DEPOSIT_ACCOUNT',
  'DEPOSIT_ACCOUNT_KIND',
  'DEPOSIT_BANK',
  'DEPOSIT_LICENCE',
] as const satisfies readonly FieldName[];

/** Settings of which the texts say only whether they are there; a line of theirs begins with `?NAME`. */
export const mentionedSettings = ['GEMINI_API_KEY', 'ANALYTICS_ID', 'PROVINCE_MMDB', 'OPENID_CLIENT_ID'] as const satisfies readonly FieldName[];

/** A setting as the texts print it: the environment's, else the development default. */
export const printedSetting = (name: FieldName, environment: Environment): string => {
  const field: Field = fields[name];
  return environment[name]?.trim() || (field.fallback ?? '');
};

/** All that the documents take from an environment: values of what they print, `on` or nothing for what they only mention. */
export const drawnSettings = (environment: Environment): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(printedSettings.map((name) => [name, printedSetting(name, environment)])),
  ...Object.fromEntries(mentionedSettings.map((name) => [name, environment[name]?.trim() ? 'on' : ''])),
});

/** The settings of which the documents say something else than the program does, by name. */
export const drawnOtherwise = (environment: Environment, drawn: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(drawnSettings(environment))
    .filter(([name, value]) => drawn[name] !== value)
    .map(([name]) => name);
