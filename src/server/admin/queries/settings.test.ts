import { expect, it } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { testServer } from '../../../../tests/kit/server.ts';
import { settingCalls } from '../../../contract/admin/endpoints/settings.ts';
import { type FieldName, fields } from '../../kit/process/config-fields.ts';

/** What must never leave; long enough to be a key. */
const planted = 'GEHEIM0123456789GEHEIM0123456789GEHEIM';
const withSecrets = (start: string) => `${start}//user:${planted}@host.example:8443/${planted}?key=${planted}#${planted}`;

/** Every setting that takes a text of whoever starts the program holds the secret, in every place in which one may stand. */
const environment: Partial<Record<FieldName, string>> = {
  ...{
    SECRET: `${planted}A`,
    SECRET_PREVIOUS: `${planted}C,${planted}D`,
    SEAL_SECRET: `${planted}B`,
    SEAL_P12_PASSWORD: planted,
    DEMO_PASSWORD: planted,
    METRICS_TOKEN: planted,
    BOUNCE_TOKEN: planted,
  },
  ...{
    GEMINI_API_KEY: planted,
    GUS_KEY: planted,
    CEIDG_TOKEN: planted,
    OPENID_CLIENT_ID: planted,
    OPENID_CLIENT_SECRET: planted,
    ANALYTICS_SECRET: planted,
  },
  ...{ DATABASE_URL: withSecrets('postgres:'), SMTP_URL: withSecrets('smtp:'), TSA_URL: withSecrets('https:'), GEMINI_URL: withSecrets('https:') },
  ...{
    MAP_STYLE_URL: withSecrets('https:'),
    MAP_HOSTS: withSecrets('https:'),
    GEOCODER_URL: withSecrets('https:'),
    PARCELS_URL: withSecrets('https:'),
  },
  ...{ CADASTRE_WMS_URL: withSecrets('https:'), PLAN_WMS_URL: withSecrets('https:'), GUS_URL: withSecrets('https:'), KRS_URL: withSecrets('https:') },
  ...{
    WHITE_LIST_URL: withSecrets('https:'),
    ANALYTICS_URL: withSecrets('https:'),
    CEIDG_URL: withSecrets('https:'),
    OPENID_ISSUER: withSecrets('https:'),
  },
  BASE_URL: 'http://localhost:3140',
};
/** Settings that hold no secret: words of a closed list, numbers, names, paths and public data of the operator. */
const open =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_POOL|VISITOR_CACHE_MB|DEMO|SEAL_P12|SEAL_SELF_MADE|TRUST_LIST|MAIL_FROM|TRUST_PROXY|LOG_LEVEL|GEMINI_MODEL|PROVINCE_MMDB|REGISTERS|OPENID_NAME|DEPOSIT_\w+|OPERATOR_\w+|FEE_\w+|AGENCY_\w+|PROMOTION_\w+|ANALYTICS_ID|KSEF)$/;

it('the console shows how the program is set, and no secret wherever one is planted', async () => {
  expect(
    Object.keys(fields).filter((name) => !(name in environment) && !open.test(name)),
    'settings that hold neither',
  ).toEqual([]);
  const server = await testServer({ env: environment });
  const admin = await server.person({ claims: ['admin'] });
  const answer = await must(admin, settingCalls.getSettings, {});
  await server.close();
  expect(JSON.stringify(answer)).not.toContain('GEHEIM');
  expect(JSON.stringify(answer)).not.toContain('user:');
  const of = (name: FieldName) => answer.settings.find((setting) => setting.name === name);
  expect(of('SECRET')).toEqual({ name: 'SECRET', state: 'given', value: null });
  expect(of('SMTP_URL')).toEqual({ name: 'SMTP_URL', state: 'given', value: 'smtp://host.example:8443' });
  expect(of('DATABASE_URL')?.value).toBe('postgres://host.example:8443');
  expect(of('OPERATOR_NIP')).toEqual({ name: 'OPERATOR_NIP', state: 'default', value: '1234563218' });
  expect(of('TRUST_LIST')).toEqual({ name: 'TRUST_LIST', state: 'unset', value: null });
  expect(answer.settings.map(({ name }) => name)).toEqual(Object.keys(fields));
  const modes = Object.fromEntries(answer.services.map(({ name, mode }) => [name, mode]));
  expect(modes).toMatchObject({ database: 'live', mail: 'live', seal: 'embedded', gus: 'recorded', gemini: 'live', trustList: 'off', ksef: 'off' });
  expect(answer.texts.find(({ name }) => name === 'lease')?.version).toMatch(/^\d{4}-\d\d-\d\d$/);
});
