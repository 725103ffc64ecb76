/** Reads the settings and names every problem of them. */

import path from 'node:path';
import type { z } from 'zod';
import type { Day, Grosze } from '../../../domain/kit/brand.ts';
import type { MapLayer } from '../../../domain/kit/map/layers.ts';
import { day } from '../../../domain/kit/time.ts';
import type { Secrets } from '../security/secrets.ts';
import { type Field, type FieldName, fields } from './config-fields.ts';
import { type ShownSetting, shownSettings } from './shown-settings.ts';
import { StartProblem } from './start-problem.ts';

type Values = { readonly [Name in FieldName]: z.output<(typeof fields)[Name]['schema']> };

/** The program's settings, parsed once at the edge; nothing else reads the environment. */
export type Config = {
  readonly mode: 'development' | 'test' | 'production';
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Public origin without a trailing slash. */
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** How much a process keeps of what visitors are answered; 0 means nothing. */
  readonly visitorCacheBytes: number;
  /** Demo data and the demo accounts' password; null in production and when switched off. */
  readonly demo: { readonly password: string } | null;
  /** The secret of today, then those before it. */
  readonly secrets: Secrets;
  readonly seal: { readonly secret: string; readonly p12: string | null; readonly p12Password: string; readonly selfMadeAllowed: boolean };
  readonly tsaUrl: string | null;
  /** Path of the list of whom qualified signatures may lead to. */
  readonly trustList: string | null;
  /** `bounceToken`: what reports of returned mail must name; null means that none are taken. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string; readonly bounceToken: string | null };
  readonly trustProxy: number;
  readonly logLevel: Values['LOG_LEVEL'];
  /** The street map: its style, null for none, and every origin that a browser reads it from. */
  readonly map: {
    readonly styleUrl: string | null;
    readonly origins: readonly string[];
    /** Services that the server asks; null means off. */
    readonly geocoderUrl: string | null;
    readonly parcelsUrl: string | null;
    readonly layerUrls: Readonly<Record<MapLayer, string | null>>;
  };
  /** The artificial intelligence that looks at photos; null means none. */
  readonly gemini: { readonly url: string; readonly key: string; readonly model: string } | null;
  /** First and last day of the promotion. */
  readonly promotion: { readonly from: Day; readonly to: Day };
  /** Where counted visits are sent on to; null means that they stay here. */
  readonly analytics: { readonly url: string; readonly id: string; readonly secret: string } | null;
  /** Path of the file that knows the provinces of networks. */
  readonly provinceFile: string | null;
  /** Registers of companies: whether they are asked, and where they are; null means not connected. */
  readonly registers: {
    readonly mode: 'live' | 'recorded' | 'off';
    readonly gus: { readonly url: string; readonly key: string } | null;
    readonly whiteListUrl: string | null;
    readonly krsUrl: string | null;
    readonly ceidg: { readonly url: string; readonly token: string } | null;
  };
  /** The provider that people may sign in with beside their password; null means none. */
  readonly openId: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string; readonly name: string } | null;
  /** What `/metrics` asks for; null means open, in production closed. */
  readonly metricsToken: string | null;
  /** 26 digits. */
  readonly depositAccount: string;
  /** What makes the account of the deposits lawful, and who keeps it. */
  readonly deposits: { readonly kind: Values['DEPOSIT_ACCOUNT_KIND']; readonly bank: string; readonly licence: string | null };
  readonly operator: {
    readonly name: string;
    readonly nip: string;
    readonly krs: string;
    readonly court: string;
    readonly regon: string;
    readonly capital: string;
    readonly vatStatus: Values['OPERATOR_VAT_STATUS'];
    readonly address: string;
    readonly city: string;
    readonly account: string;
    readonly email: string;
  };
  /** Fee rates in basis points (1/100 of a per cent) of the first month's net rent. */
  readonly fees: { readonly landlord: number; readonly tenant: number; readonly vat: Values['OPERATOR_VAT_STATUS'] };
  /** `requireForm`: an agent publishes only under an agreement in its statutory form. `euroGrosze`: what the operator counts a euro as. */
  readonly agency: { readonly requireForm: boolean; readonly euroGrosze: Grosze };
  readonly ksef: Values['KSEF'];
  /** How the program is set, as the operator may see it: without secrets. */
  readonly settings: readonly ShownSetting[];
};

/** The environment is not usable; `problems` has one line for each setting that is missing or wrong. */
export class ConfigProblem extends StartProblem {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment; throws a `ConfigProblem` that names every bad one. */
export const readConfig = (environment: Environment): Config => {
  const production = environment['NODE_ENV'] === 'production';
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    const given = environment[name]?.trim() || undefined;
    if (given === undefined && production && field.production) problems.push(`${name} is missing: ${field.about}`);
    if (production && field.secret && given === field.fallback) problems.push(`${name} is wrong: this one is public`);
    const parsed = field.schema.safeParse(given ?? defaultOf(field, environment));
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} is wrong: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  if (production) problems.push(...productionProblems(environment));
  problems.push(...accountProblems(values), ...openIdProblems(environment, production));
  if (problems.length > 0) throw new ConfigProblem(problems);
  return configOf(
    values as Values,
    shownSettings(environment, (field) => defaultOf(field, environment)),
  );
};

const defaultOf = ({ fallback, inTests }: Field, environment: Environment): string | undefined =>
  environment['NODE_ENV'] === 'test' && inTests !== undefined ? inTests : fallback?.replace('{PORT}', environment['PORT'] || '3000');

const productionProblems = (environment: Environment): string[] => [
  ...(environment['REGISTERS'] === 'recorded' ? ['REGISTERS is wrong: recorded answers are invented, they serve the demo only'] : []),
  ...(environment['SECRET'] && environment['SECRET'] === environment['SEAL_SECRET'] ? ['SEAL_SECRET is wrong: it must differ from SECRET'] : []),
  ...(environment['AGENCY_REQUIRE_FORM']?.trim() === 'off'
    ? ['AGENCY_REQUIRE_FORM is wrong: in production a brokerage agreement needs its statutory form (art. 180(3) UGN)']
    : []),
  ...(environment['SEAL_P12'] || environment['SEAL_SELF_MADE'] === 'on'
    ? []
    : [
        "SEAL_P12 is missing: give the operator's seal certificate, or set SEAL_SELF_MADE=on to seal with a self-made one (it proves integrity only)",
      ]),
];

/** Money of others must never lie with the operator's own, and an account of deposits is lawful only as one of two kinds. */
const accountProblems = (values: Readonly<Record<string, unknown>>): string[] => [
  ...(values['OPERATOR_ACCOUNT'] !== undefined && values['OPERATOR_ACCOUNT'] === values['DEPOSIT_ACCOUNT']
    ? ['OPERATOR_ACCOUNT is wrong: it must differ from DEPOSIT_ACCOUNT']
    : []),
  ...(values['DEPOSIT_ACCOUNT_KIND'] === 'licensed' && values['DEPOSIT_LICENCE'] === undefined
    ? ['DEPOSIT_LICENCE is missing: DEPOSIT_ACCOUNT_KIND=licensed names the licence']
    : []),
];

/** A provider without its secret is a mistake, not a provider that is off; in production nobody signs in over an open line. */
const openIdProblems = (environment: Environment, production: boolean): string[] => [
  ...(environment['OPENID_CLIENT_ID'] && !environment['OPENID_CLIENT_SECRET'] ? ['OPENID_CLIENT_SECRET is missing: OPENID_CLIENT_ID needs it'] : []),
  ...(production && environment['OPENID_ISSUER']?.startsWith('http:') ? ['OPENID_ISSUER is wrong: in production it begins with https'] : []),
];

const basisPoints = (percent: number): number => Math.round(percent * 100);

const originsOf = (addresses: readonly string[]): readonly string[] => [...new Set(addresses.map((address) => new URL(address).origin))];

const configOf = (v: Values, settings: readonly ShownSetting[]): Config => ({
  settings,
  mode: v.NODE_ENV,
  production: v.NODE_ENV === 'production',
  port: v.PORT,
  host: v.HOST,
  baseUrl: v.BASE_URL.replace(/\/+$/, ''),
  dataDir: path.resolve(v.DATA_DIR),
  databaseUrl: v.DATABASE_URL ?? null,
  databasePool: v.DATABASE_POOL,
  visitorCacheBytes: v.VISITOR_CACHE_MB * 1_000_000,
  demo: v.NODE_ENV !== 'production' && v.DEMO ? { password: v.DEMO_PASSWORD } : null,
  secrets: [v.SECRET, ...v.SECRET_PREVIOUS],
  seal: {
    secret: v.SEAL_SECRET,
    p12: v.SEAL_P12 ?? null,
    p12Password: v.SEAL_P12_PASSWORD ?? '',
    selfMadeAllowed: v.NODE_ENV !== 'production' || v.SEAL_SELF_MADE,
  },
  tsaUrl: v.TSA_URL ?? null,
  trustList: v.TRUST_LIST ?? null,
  mail: { smtpUrl: v.SMTP_URL ?? null, from: v.MAIL_FROM, bounceToken: v.BOUNCE_TOKEN ?? null },
  trustProxy: v.TRUST_PROXY,
  logLevel: v.LOG_LEVEL,
  map: {
    styleUrl: v.MAP_STYLE_URL,
    origins: v.MAP_STYLE_URL === null ? [] : originsOf([v.MAP_STYLE_URL, ...(v.MAP_HOSTS ?? [])]),
    geocoderUrl: v.GEOCODER_URL,
    parcelsUrl: v.PARCELS_URL,
    layerUrls: { cadastre: v.CADASTRE_WMS_URL, plan: v.PLAN_WMS_URL },
  },
  gemini: v.GEMINI_API_KEY === undefined ? null : { url: v.GEMINI_URL, key: v.GEMINI_API_KEY, model: v.GEMINI_MODEL },
  promotion: { from: day(v.PROMOTION_FROM), to: day(v.PROMOTION_TO) },
  analytics:
    v.ANALYTICS_ID === undefined || v.ANALYTICS_SECRET === undefined
      ? null
      : { url: v.ANALYTICS_URL, id: v.ANALYTICS_ID, secret: v.ANALYTICS_SECRET },
  provinceFile: v.PROVINCE_MMDB ?? null,
  registers: {
    mode: v.REGISTERS ?? (v.NODE_ENV === 'production' ? 'live' : 'recorded'),
    gus: v.GUS_URL === null || v.GUS_KEY === undefined ? null : { url: v.GUS_URL, key: v.GUS_KEY },
    whiteListUrl: v.WHITE_LIST_URL,
    krsUrl: v.KRS_URL,
    ceidg: v.CEIDG_URL === null || v.CEIDG_TOKEN === undefined ? null : { url: v.CEIDG_URL, token: v.CEIDG_TOKEN },
  },
  openId:
    v.OPENID_CLIENT_ID === undefined || v.OPENID_CLIENT_SECRET === undefined
      ? null
      : { issuer: v.OPENID_ISSUER, clientId: v.OPENID_CLIENT_ID, clientSecret: v.OPENID_CLIENT_SECRET, name: v.OPENID_NAME },
  metricsToken: v.METRICS_TOKEN ?? null,
  depositAccount: v.DEPOSIT_ACCOUNT,
  deposits: { kind: v.DEPOSIT_ACCOUNT_KIND, bank: v.DEPOSIT_BANK, licence: v.DEPOSIT_LICENCE ?? null },
  operator: {
    name: v.OPERATOR_NAME,
    nip: v.OPERATOR_NIP,
    krs: v.OPERATOR_KRS,
    court: v.OPERATOR_COURT,
    regon: v.OPERATOR_REGON,
    capital: v.OPERATOR_CAPITAL,
    vatStatus: v.OPERATOR_VAT_STATUS,
    address: v.OPERATOR_ADDRESS,
    city: v.OPERATOR_CITY,
    account: v.OPERATOR_ACCOUNT,
    email: v.OPERATOR_EMAIL,
  },
  agency: { requireForm: v.AGENCY_REQUIRE_FORM, euroGrosze: v.AGENCY_EURO_RATE },
  fees: { landlord: basisPoints(v.FEE_LANDLORD_PERCENT), tenant: basisPoints(v.FEE_TENANT_PERCENT), vat: v.OPERATOR_VAT_STATUS },
  ksef: v.KSEF,
});
