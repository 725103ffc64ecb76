import { expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const complete = {
  NODE_ENV: 'production',
  BASE_URL: 'https://parter.example/',
  SECRET: 'a'.repeat(32),
  SEAL_SECRET: 'b'.repeat(32),
  SEAL_SELF_MADE: 'on',
  SMTP_URL: 'smtp://user:secret@mail.example:587',
  MAIL_FROM: 'Parter <no-reply@parter.example>',
  DEPOSIT_ACCOUNT: 'PL61 1090 1014 0000 0712 1981 2874',
  DEPOSIT_ACCOUNT_KIND: 'trust',
  DEPOSIT_BANK: 'Bank S.A.',
  OPERATOR_KRS: '0000006865',
  OPERATOR_COURT: 'Sąd Rejonowy dla m.st. Warszawy',
  OPERATOR_REGON: '123456785',
  OPERATOR_CAPITAL: '50 000,00 zł',
  OPERATOR_NAME: 'Operator sp. z o.o.',
  OPERATOR_NIP: '123-456-32-18',
  OPERATOR_ADDRESS: 'ul. Długa 1',
  OPERATOR_CITY: '00-001 Warszawa',
  OPERATOR_ACCOUNT: '12102010420000880200123456',
  OPERATOR_EMAIL: 'biuro@parter.example',
};

const problemsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (fault) {
    if (fault instanceof ConfigProblem) return fault.problems;
    throw fault;
  }
};

test('nothing needs to be set for work at home', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    mode: 'development',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    databaseUrl: null,
    demo: { password: 'Parter-demo-1' },
  });
});

test('the address follows the port unless it is given', () => {
  expect(readConfig({ PORT: '3100' }).baseUrl).toBe('http://localhost:3100');
  expect(readConfig({ PORT: '3100', BASE_URL: 'https://a.example/' }).baseUrl).toBe('https://a.example');
});

test('a complete production environment is accepted, without demo data', () => {
  expect(readConfig({ ...complete, DEMO: 'on' })).toMatchObject({
    production: true,
    demo: null,
    baseUrl: 'https://parter.example',
    depositAccount: '61109010140000071219812874',
  });
});

const needed = Object.keys(complete).filter((name) => !['NODE_ENV', 'SEAL_SELF_MADE'].includes(name));
test.each(needed)('production refuses to start without %s and names it alone', (name) => {
  const problems = problemsOf({ ...complete, [name]: '' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} is missing`));
});

test('production needs a seal certificate or the word that the self-made one will do', () => {
  expect(problemsOf({ ...complete, SEAL_SELF_MADE: 'off' })).toEqual([expect.stringMatching(/^SEAL_P12 is missing/)]);
  expect(problemsOf({ ...complete, SEAL_SELF_MADE: 'off', SEAL_P12: '/etc/parter/seal.p12' })).toEqual([]);
});

test.each([
  ['DEPOSIT_ACCOUNT', '61109010140000071219812875'],
  ['DEPOSIT_ACCOUNT', '6110901014000007121981287'],
  ['OPERATOR_NIP', '1234563219'],
  ['OPERATOR_REGON', '123456786'],
  ['OPERATOR_KRS', 'KRS'],
  ['DEPOSIT_ACCOUNT_KIND', 'escrow'],
  ['OPERATOR_ACCOUNT', complete.DEPOSIT_ACCOUNT],
  ['SECRET', 'short'],
  ['SEAL_SECRET', complete.SECRET],
  ['SECRET', 'development-secret-that-production-refuses'],
  ['SEAL_SECRET', 'development-seal-secret-production-refuses'],
  ['PORT', '70000'],
  ['FEE_TENANT_PERCENT', '1.234'],
  ['BASE_URL', 'parter'],
  ['AGENCY_REQUIRE_FORM', 'off'],
])('%s = %s is refused', (name, value) =>
  expect(problemsOf({ ...complete, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} is wrong`))]),
);

test('nowhere do deposits and fees lie on one account, not even in the demo, and a licence has its number', () => {
  const home = readConfig({});
  expect(home.operator.account).not.toBe(home.depositAccount);
  expect(problemsOf({ OPERATOR_ACCOUNT: home.depositAccount })).toEqual([expect.stringMatching(/^OPERATOR_ACCOUNT is wrong/)]);
  expect(problemsOf({ ...complete, DEPOSIT_ACCOUNT_KIND: 'licensed' })).toEqual([expect.stringMatching(/^DEPOSIT_LICENCE is missing/)]);
  expect(problemsOf({ ...complete, DEPOSIT_ACCOUNT_KIND: 'licensed', DEPOSIT_LICENCE: 'IP27/2024' })).toEqual([]);
});

test('a rate is kept in basis points without a rounding trace', () => {
  expect(readConfig({ FEE_LANDLORD_PERCENT: '1.15', FEE_TENANT_PERCENT: '0' }).fees).toEqual({ landlord: 115, tenant: 0, vat: 'active' });
});

test('a provider to sign in with needs its secret, and a closed line in production', () => {
  const provider = { OPENID_CLIENT_ID: 'parter', OPENID_CLIENT_SECRET: 'secret' };
  expect(readConfig({}).openId).toBeNull();
  expect(readConfig(provider).openId).toMatchObject({ issuer: 'https://accounts.google.com', name: 'Google' });
  expect(problemsOf({ OPENID_CLIENT_ID: 'parter' })).toEqual([expect.stringContaining('OPENID_CLIENT_SECRET is missing')]);
  expect(problemsOf({ ...complete, ...provider, OPENID_ISSUER: 'http://id.example' })).toEqual([expect.stringContaining('OPENID_ISSUER is wrong')]);
});

test('former secrets follow the current one; each is long enough', () => {
  const [secret, former, older] = ['a', 'c', 'd'].map((letter) => letter.repeat(32));
  expect(readConfig(complete).secrets).toEqual([secret]);
  expect(readConfig({ ...complete, SECRET_PREVIOUS: `${former}, ${older},` }).secrets).toEqual([secret, former, older]);
  expect(problemsOf({ ...complete, SECRET_PREVIOUS: `${former},short` })).toEqual([expect.stringContaining('SECRET_PREVIOUS is wrong')]);
});
