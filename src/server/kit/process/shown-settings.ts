/** Says how the program is set, without what must stay secret. */

import { type Field, type FieldName, fields } from './config-fields.ts';

/** A setting as the operator may see it: given, by default, or not set; with its value where that is no secret. */
export type ShownSetting = { readonly name: FieldName; readonly state: 'given' | 'default' | 'unset'; readonly value: string | null };

/**
 * Settings whose value may be seen: whole, or of an address only protocol, host and port, because names, passwords and keys stand in the rest of it.
 * What is not named here is a secret: whoever adds a setting decides.
 */
const shown: Readonly<Partial<Record<FieldName, 'value' | 'host'>>> = {
  ...{ NODE_ENV: 'value', PORT: 'value', HOST: 'value', BASE_URL: 'host', DATA_DIR: 'value', DATABASE_URL: 'host', DATABASE_POOL: 'value' },
  ...{ VISITOR_CACHE_MB: 'value', DEMO: 'value', SEAL_P12: 'value', SEAL_SELF_MADE: 'value', TSA_URL: 'host', TRUST_LIST: 'value' },
  ...{ SMTP_URL: 'host', MAIL_FROM: 'value', TRUST_PROXY: 'value', LOG_LEVEL: 'value', MAP_STYLE_URL: 'host', GEOCODER_URL: 'host' },
  ...{ PARCELS_URL: 'host', CADASTRE_WMS_URL: 'host', PLAN_WMS_URL: 'host', GEMINI_MODEL: 'value', GEMINI_URL: 'host', PROVINCE_MMDB: 'value' },
  ...{ REGISTERS: 'value', GUS_URL: 'host', WHITE_LIST_URL: 'host', KRS_URL: 'host', CEIDG_URL: 'host', OPENID_ISSUER: 'host', OPENID_NAME: 'value' },
  ...{ DEPOSIT_ACCOUNT: 'value', DEPOSIT_ACCOUNT_KIND: 'value', DEPOSIT_BANK: 'value', DEPOSIT_LICENCE: 'value', OPERATOR_NAME: 'value' },
  ...{ OPERATOR_NIP: 'value', OPERATOR_KRS: 'value', OPERATOR_COURT: 'value', OPERATOR_REGON: 'value', OPERATOR_CAPITAL: 'value' },
  ...{ OPERATOR_VAT_STATUS: 'value', OPERATOR_ADDRESS: 'value', OPERATOR_CITY: 'value', OPERATOR_ACCOUNT: 'value', OPERATOR_EMAIL: 'value' },
  ...{ FEE_LANDLORD_PERCENT: 'value', FEE_TENANT_PERCENT: 'value', AGENCY_REQUIRE_FORM: 'value', KSEF: 'value' },
};

/** The settings of an environment; `defaultOf` is what counts where nothing is given. */
export const shownSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  defaultOf: (field: Field) => string | undefined,
): readonly ShownSetting[] =>
  (Object.entries(fields) as [FieldName, Field][]).map(([name, field]) => {
    const given = environment[name]?.trim() || undefined;
    const value = given ?? defaultOf(field);
    return { name, state: given === undefined ? (value === undefined ? 'unset' : 'default') : 'given', value: shownValue(value, shown[name]) };
  });

const shownValue = (value: string | undefined, as: 'value' | 'host' | undefined): string | null => {
  if (value === undefined || as === undefined) return null;
  return as === 'value' ? value : hostOf(value);
};

/** `smtp://user:password@mail.example:587/?key=x` becomes `smtp://mail.example:587`; what is no address (`off`) stays. */
const hostOf = (text: string): string | null => {
  if (!text.includes('://')) return text === 'off' ? text : null;
  try {
    const { protocol, host } = new URL(text);
    return `${protocol}//${host}`;
  } catch {
    return null;
  }
};
