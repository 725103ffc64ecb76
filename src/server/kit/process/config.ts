/** Reads the settings and names every problem of them. */

import path from 'node:path';
import type { z } from 'zod';
import { type Field, type FieldName, fields } from './config-fields.ts';
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
  /** Demo data and the demo accounts' password; null in production and when switched off. */
  readonly demo: { readonly password: string } | null;
  readonly secret: string;
  readonly seal: { readonly secret: string; readonly p12: string | null; readonly p12Password: string; readonly selfMadeAllowed: boolean };
  readonly tsaUrl: string | null;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly trustProxy: number;
  readonly logLevel: Values['LOG_LEVEL'];
  /** What `/metrics` asks for; null means open, in production closed. */
  readonly metricsToken: string | null;
  /** 26 digits. */
  readonly depositAccount: string;
  readonly operator: {
    readonly name: string;
    readonly nip: string;
    readonly address: string;
    readonly city: string;
    readonly account: string;
    readonly email: string;
  };
  /** Fee rates in basis points (1/100 of a per cent) of the first month's net rent. */
  readonly fees: { readonly landlord: number; readonly tenant: number };
  readonly ksef: Values['KSEF'];
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
    const parsed = field.schema.safeParse(given ?? field.fallback?.replace('{PORT}', environment['PORT'] || '3000'));
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} is wrong: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  if (production) problems.push(...productionProblems(environment));
  if (problems.length > 0) throw new ConfigProblem(problems);
  return configOf(values as Values);
};

const productionProblems = (environment: Environment): string[] => [
  ...(environment['SECRET'] && environment['SECRET'] === environment['SEAL_SECRET'] ? ['SEAL_SECRET is wrong: it must differ from SECRET'] : []),
  ...(environment['SEAL_P12'] || environment['SEAL_SELF_MADE'] === 'on'
    ? []
    : [
        "SEAL_P12 is missing: give the operator's seal certificate, or set SEAL_SELF_MADE=on to seal with a self-made one (it proves integrity only)",
      ]),
];

const basisPoints = (percent: number): number => Math.round(percent * 100);

const configOf = (v: Values): Config => ({
  mode: v.NODE_ENV,
  production: v.NODE_ENV === 'production',
  port: v.PORT,
  host: v.HOST,
  baseUrl: v.BASE_URL.replace(/\/+$/, ''),
  dataDir: path.resolve(v.DATA_DIR),
  databaseUrl: v.DATABASE_URL ?? null,
  databasePool: v.DATABASE_POOL,
  demo: v.NODE_ENV !== 'production' && v.DEMO ? { password: v.DEMO_PASSWORD } : null,
  secret: v.SECRET,
  seal: {
    secret: v.SEAL_SECRET,
    p12: v.SEAL_P12 ?? null,
    p12Password: v.SEAL_P12_PASSWORD ?? '',
    selfMadeAllowed: v.NODE_ENV !== 'production' || v.SEAL_SELF_MADE,
  },
  tsaUrl: v.TSA_URL ?? null,
  mail: { smtpUrl: v.SMTP_URL ?? null, from: v.MAIL_FROM },
  trustProxy: v.TRUST_PROXY,
  logLevel: v.LOG_LEVEL,
  metricsToken: v.METRICS_TOKEN ?? null,
  depositAccount: v.DEPOSIT_ACCOUNT,
  operator: {
    name: v.OPERATOR_NAME,
    nip: v.OPERATOR_NIP,
    address: v.OPERATOR_ADDRESS,
    city: v.OPERATOR_CITY,
    account: v.OPERATOR_ACCOUNT,
    email: v.OPERATOR_EMAIL,
  },
  fees: { landlord: basisPoints(v.FEE_LANDLORD_PERCENT), tenant: basisPoints(v.FEE_TENANT_PERCENT) },
  ksef: v.KSEF,
});
