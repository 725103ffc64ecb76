import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { parseKrs, parseNip, parseNrb, parseRegon } from '../../../domain/kit/identifiers.ts';

/** What a missing or wrong setting means: some must be given in production, the rest has a default everywhere. */
export type Field = {
  readonly schema: z.ZodType;
  readonly about: string;
  readonly production?: 'required';
  readonly fallback?: string;
  readonly secret?: true;
  /** What tests get instead of the default: they ask nobody outside. */
  readonly inTests?: string;
};

const text = z.string().trim().min(1);
const whole = z.coerce.number().int();
const port = whole.min(1).max(65_535);
const secret = z.string().min(32, 'at least 32 characters, for instance from `openssl rand -hex 32`');
const url = z.url();
/** A rate such as `1.5` or `50`: per cent of the first month's net rent, at most two decimals. */
const rate = z.coerce.number().min(0).max(200).multipleOf(0.01);
/** Zloty for one euro, such as `4.2513`, in grosze. */
const euroRate = z.coerce
  .number()
  .min(1)
  .max(20)
  .transform((zloty) => Math.round(zloty * 100) as Grosze);
/** The address of a service of others, or `off`. */
const service = z.union([z.literal('off').transform(() => null), z.url({ protocol: /^https?$/ })], 'an address that begins with http, or `off`');
const services = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)));
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

/** A value that a parser of the domain reads; `problem` is shown to the person who starts the program. */
const parsed = (parse: (text: string) => string | null, problem: string) =>
  z.string().transform((value, ctx) => {
    const result = parse(value);
    if (result !== null) return result;
    ctx.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

const account = parsed(parseNrb, 'not a Polish account number (26 digits with right check digits)');
const krs = parsed(parseKrs, 'not a number of the court register (KRS: 10 digits)');
const regon = parsed(parseRegon, 'not a statistics number (REGON: 9 or 14 digits with right check digits)');
const nip = parsed(parseNip, 'not a tax number (NIP: 10 digits with a right check digit)');

/** Every setting of the program, by the name of its environment variable. The README's table is held equal to this list. */
export const fields = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']),
    about: 'production never loads demo data and refuses to start without its secrets',
    fallback: 'development',
  },
  PORT: { schema: port, about: 'port of the web server', fallback: '3000' },
  HOST: { schema: text, about: 'address that the web server listens on', fallback: '0.0.0.0' },
  BASE_URL: { schema: url, about: 'public address, used in links and e-mails', production: 'required', fallback: 'http://localhost:{PORT}' },
  DATA_DIR: { schema: text, about: 'folder of the embedded database and of files', fallback: './data' },
  DATABASE_URL: { schema: text.optional(), about: 'PostgreSQL 15 or newer to use instead of the embedded one' },
  DATABASE_POOL: { schema: whole.min(2).max(200), about: 'database connections of one process', fallback: '10' },
  VISITOR_CACHE_MB: {
    schema: whole.min(0).max(4096),
    about: 'megabytes in which a process keeps pages and reads of visitors; 0 makes each of them anew',
    fallback: '64',
    inTests: '0',
  },
  DEMO: { schema: flag, about: 'load demo data into an empty database (never in production)', fallback: 'on' },
  DEMO_PASSWORD: { schema: z.string().min(8).max(50), about: 'password of the demo accounts', fallback: 'Parter-demo-1' },
  SECRET: {
    schema: secret,
    about: 'keys of sessions, signed links and hidden e-mail facts are derived from it',
    production: 'required',
    secret: true,
    fallback: 'development-secret-that-production-refuses',
  },
  SECRET_PREVIOUS: {
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
      .pipe(z.array(secret)),
    about: 'former values of `SECRET`, separated by commas, the newest first: what they made is still read, see [rotation](docs/secret-rotation.md)',
  },
  SEAL_SECRET: {
    schema: secret,
    about: 'encrypts the seal key that is kept in the database',
    production: 'required',
    secret: true,
    fallback: 'development-seal-secret-production-refuses',
  },
  SEAL_P12: { schema: text.optional(), about: 'PKCS#12 file with the seal key and certificate of the operator' },
  SEAL_P12_PASSWORD: { schema: z.string().optional(), about: 'password of that file' },
  SEAL_SELF_MADE: { schema: flag, about: 'allow the self-made seal certificate in production', fallback: 'off' },
  TSA_URL: { schema: url.optional(), about: 'time-stamp authority (RFC 3161) for sealed documents' },
  TRUST_LIST: {
    schema: text.optional(),
    about: 'file of whom qualified signatures may lead to: a PEM bundle or a list of ETSI TS 119 612; without it a moderator looks at each',
  },
  SMTP_URL: {
    schema: url.optional(),
    about: 'mail server, `smtp://user:password@host:587`; without it mail goes to the local mailbox page',
    production: 'required',
  },
  MAIL_FROM: { schema: text, about: 'sender of all e-mails', production: 'required', fallback: 'Parter <parter@parter.example>' },
  BOUNCE_TOKEN: {
    schema: secret.optional(),
    about:
      'bearer token with which the mailbox of `MAIL_FROM` hands on reports of mail that came back (RFC 3464) to `/mail/returned`; without it they are not taken',
  },
  TRUST_PROXY: { schema: whole.min(0).max(5), about: 'number of reverse proxies whose `X-Forwarded-For` is believed', fallback: '0' },
  LOG_LEVEL: { schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), about: 'how much is logged', fallback: 'warn' },
  MAP_STYLE_URL: {
    schema: service,
    about: 'style of the street map (MapLibre, OpenMapTiles layers); `off` or out of reach means the drawn map that comes along',
    fallback: 'https://tiles.openfreemap.org/styles/positron',
    inTests: 'off',
  },
  MAP_HOSTS: {
    schema: services.optional(),
    about: "addresses of that style's tiles, letters and signs where they are not its own, with spaces between",
  },
  GEOCODER_URL: {
    schema: service,
    about: 'geocoder of GUGiK (UUG) that finds the building of an address; `off` or out of reach means the towns of the gazetteer',
    fallback: 'https://services.gugik.gov.pl/uug/',
    inTests: 'off',
  },
  PARCELS_URL: {
    schema: service,
    about: 'cadastre of GUGiK (ULDK) that names the plot at a point; `off` means that it is typed',
    fallback: 'https://uldk.gugik.gov.pl/',
    inTests: 'off',
  },
  CADASTRE_WMS_URL: {
    schema: service,
    about: 'WMS of the cadastre with its layers, laid over the map of an offer; `off` means that it is not offered',
    fallback: 'https://integracja.gugik.gov.pl/cgi-bin/KrajowaIntegracjaEwidencjiGruntow?LAYERS=dzialki,numery_dzialek,budynki',
    inTests: 'off',
  },
  PLAN_WMS_URL: {
    schema: service,
    about: 'WMS of local plans with its layers, likewise',
    fallback:
      'https://mapy.geoportal.gov.pl/wss/ext/KrajowaIntegracjaMiejscowychPlanowZagospodarowaniaPrzestrzennego?LAYERS=raster,wektor-str,wektor-lzb,wektor-pow,wektor-lin,wektor-pkt',
    inTests: 'off',
  },
  GEMINI_API_KEY: {
    schema: text.optional(),
    about:
      'key of the Gemini API, which then looks at the photos of offers, proposes descriptions and answers questions from the FAQ; without it the local rules and moderators do, a template, and the search',
  },
  GEMINI_MODEL: { schema: z.string().regex(/^[\w.-]+$/), about: 'model of that API', fallback: 'gemini-2.5-flash' },
  GEMINI_URL: {
    schema: z.url({ protocol: /^https?$/ }),
    about: 'address of that API',
    fallback: 'https://generativelanguage.googleapis.com/',
  },
  PROMOTION_FROM: { schema: z.iso.date(), about: 'first day of the promotion', fallback: '2025-03-10' },
  PROMOTION_TO: { schema: z.iso.date(), about: 'last day of the promotion; afterwards its page is an archive', fallback: '2025-05-31' },
  ANALYTICS_ID: { schema: text.optional(), about: 'measurement id of a GA4 property that counted visits are sent on to; without it they stay here' },
  ANALYTICS_SECRET: { schema: text.optional(), about: 'secret of its Measurement Protocol; both are needed' },
  ANALYTICS_URL: {
    schema: z.url({ protocol: /^https?$/ }),
    about: 'address of that service',
    fallback: 'https://www.google-analytics.com/',
  },
  PROVINCE_MMDB: {
    schema: text.refine((file) => existsSync(file), 'there is no such file').optional(),
    about:
      'file in the MMDB format that says in which province a network lies (GeoLite2 City and whatever names subdivisions by ISO 3166-2); the landing page then begins with the offers around; without it with the whole country',
  },
  REGISTERS: {
    schema: z.enum(['live', 'recorded', 'off']).optional(),
    about:
      'whether registers of companies are asked (`live`, in production), 20 recorded companies stand in for them (`recorded`, elsewhere; never in production), or their data are typed (`off`)',
  },
  GUS_URL: {
    schema: service,
    about: 'REGON of GUS (BIR 1.1); it needs `GUS_KEY`',
    fallback: 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc',
  },
  GUS_KEY: { schema: text.optional(), about: 'key of REGON; without it the register is not connected' },
  WHITE_LIST_URL: { schema: service, about: 'white list of VAT payers', fallback: 'https://wl-api.mf.gov.pl/' },
  KRS_URL: { schema: service, about: 'court register (KRS)', fallback: 'https://api-krs.ms.gov.pl/' },
  CEIDG_URL: { schema: service, about: 'register of sole traders (CEIDG, API v3); it needs `CEIDG_TOKEN`', fallback: 'https://dane.biznes.gov.pl/' },
  CEIDG_TOKEN: { schema: text.optional(), about: 'token of CEIDG; without it the register is not connected' },
  OPENID_CLIENT_ID: {
    schema: text.optional(),
    about:
      'name of this program at an OpenID Connect provider, which people may then sign in with; its redirect address is `BASE_URL/sign-in/openid`',
  },
  OPENID_CLIENT_SECRET: { schema: text.optional(), about: 'secret of that program' },
  OPENID_ISSUER: {
    schema: z.url({ protocol: /^https?$/ }),
    about: 'that provider, as it names itself; all else is read from its `/.well-known/openid-configuration`',
    fallback: 'https://accounts.google.com',
  },
  OPENID_NAME: { schema: text, about: 'name of that provider on the button', fallback: 'Google' },
  METRICS_TOKEN: { schema: secret.optional(), about: 'bearer token that `/metrics` asks for; without it production does not serve `/metrics`' },
  DEPOSIT_ACCOUNT: {
    schema: account,
    about: 'account that deposits are paid to',
    production: 'required',
    fallback: '61 1090 1014 0000 0712 1981 2874',
  },
  DEPOSIT_ACCOUNT_KIND: {
    schema: z.enum(['trust', 'licensed']),
    about:
      'what makes that account lawful: `trust`, a trust account (art. 59 of the Banking Act), or `licensed`, the operator has a licence for payment services',
    production: 'required',
    fallback: 'trust',
  },
  DEPOSIT_BANK: {
    schema: text,
    about: 'bank that keeps that account, as it is named in documents',
    production: 'required',
    fallback: 'Bank Przykładowy S.A.',
  },
  DEPOSIT_LICENCE: { schema: text.optional(), about: 'number of the licence; `licensed` needs it' },
  OPERATOR_NAME: {
    schema: text,
    about: 'name of the operator on invoices and transfers',
    production: 'required',
    fallback: 'Parter Operator sp. z o.o.',
  },
  OPERATOR_NIP: { schema: nip, about: 'tax number of the operator', production: 'required', fallback: '1234563218' },
  OPERATOR_KRS: { schema: krs, about: 'number of the operator in the court register', production: 'required', fallback: '0000123456' },
  OPERATOR_COURT: {
    schema: text,
    about: 'court that keeps the register, as letters must name it',
    production: 'required',
    fallback: 'Sąd Rejonowy dla m.st. Warszawy w Warszawie, XII Wydział Gospodarczy KRS',
  },
  OPERATOR_REGON: { schema: regon, about: 'statistics number of the operator', production: 'required', fallback: '123456785' },
  OPERATOR_CAPITAL: { schema: text, about: 'share capital of the operator', production: 'required', fallback: '50 000,00 zł' },
  OPERATOR_VAT_STATUS: {
    schema: z.enum(['active', 'exempt']),
    about: 'whether the operator charges VAT (`active`) or is exempt under art. 113 of the VAT Act (`exempt`)',
    fallback: 'active',
  },
  OPERATOR_ADDRESS: { schema: text, about: 'street and number of the operator', production: 'required', fallback: 'ul. Przykładowa 1' },
  OPERATOR_CITY: { schema: text, about: 'postal code and town of the operator', production: 'required', fallback: '00-001 Warszawa' },
  OPERATOR_ACCOUNT: {
    schema: account,
    about: "account that the operator's fees are paid to; it must differ from the one of the deposits",
    production: 'required',
    fallback: '12 1020 1042 0000 8802 0012 3456',
  },
  OPERATOR_EMAIL: { schema: z.email(), about: 'contact address shown to users', production: 'required', fallback: 'kontakt@parter.example' },
  FEE_LANDLORD_PERCENT: {
    schema: rate,
    about: "operator's fee of the landlord, per cent of the first month's net rent; 0 means no invoice",
    fallback: '50',
  },
  FEE_TENANT_PERCENT: { schema: rate, about: "operator's fee of the tenant, likewise", fallback: '25' },
  AGENCY_REQUIRE_FORM: {
    schema: flag,
    about:
      'whether an agent publishes for an owner only once the brokerage agreement has its statutory form (art. 180(3) UGN); production refuses off',
    fallback: 'on',
    inTests: 'off',
  },
  AGENCY_EURO_RATE: {
    schema: euroRate,
    about: 'zloty for one euro (the average rate of the NBP), by which rents of 10 000 EUR a month are found: brokers ask more about such owners',
    fallback: '4.25',
  },
  KSEF: {
    schema: z.enum(['off', 'queued']),
    about: 'whether invoices are set aside (`queued`) for the national invoice system; the program sends nothing there yet',
    fallback: 'off',
  },
} as const satisfies Record<string, Field>;

/** The name of a setting. */
export type FieldName = keyof typeof fields;
