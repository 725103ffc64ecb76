import { describe, expect, it, test } from 'vitest';
import * as id from './identifiers.ts';

const table = (name: string, parse: (text: string) => unknown, good: readonly string[], bad: readonly string[]): void => {
  describe(name, () => {
    it.each(good)('takes %s', (text) => expect(parse(text)).not.toBeNull());
    it.each(bad)('refuses %s', (text) => expect(parse(text)).toBeNull());
  });
};

const remainderTen = Array.from({ length: 10 }, (_, digit) => `111111100${digit}`);

table(
  'NIP',
  id.parseNip,
  ['5260250274', '1234563218', '5265877635', '7342867148', 'PL 526-025-02-74'],
  ['5260250275', '526025027', '', '0000000000', ...remainderTen],
);
table(
  'REGON',
  id.parseRegon,
  ['123456785', '492707333', '000331501', '100000050', '12345678512347', '00033150100000'],
  ['123456786', '12345678512348', '12345678612342', '12345678', '000000000'],
);
table('KRS', id.parseKrs, ['0000006865', '6865'], ['', '0000000000', '12345678901', 'A']);
table('PESEL', id.parsePesel, ['44051401359', '02211307589'], ['44051401358', '4405140135', '02213307589']);
table(
  'NRB',
  id.parseNrb,
  ['61109010140000071219812874', '27114020040000300201355387', 'PL61 1090 1014 0000 0712 1981 2874'],
  ['61109010140000071219812875', '6110901014000007121981287'],
);
table(
  'KW',
  id.parseKw,
  [
    'KA1S/00012345/6',
    'WA4M/00123456/4',
    'WA1M/00123456/3',
    'KR1P/00123456/4',
    'PO1P/00123456/3',
    'GD1G/00123456/2',
    'GL1G/00052948/3',
    'wa4m/123456/4',
    'SZ1S/00012345/9',
  ],
  ['SZ1S/00012345/0', 'WA4M/00123456/5', 'WAQM/00123456/4', 'WA4M-00123456-4', 'VA4M/00123456/4'],
);
table(
  'delivery address',
  id.parseDeliveryAddress,
  ['AE:PL-12345-67890-ABCDE-12', 'ae:pl-12345-67890-abcde-12'],
  ['AE:PL-1234-67890-ABCDE-12', 'AE:DE-12345-67890-ABCDE-12', ''],
);
table('postal code', id.parsePostalCode, ['00-001', '00001'], ['0-001', '000-01', '']);
table('plot id', id.parsePlotId, ['146501_1.0001.12/3', '146501_8.0611.AR_4.7'], ['996501_1.0001.12', '146501.0001.12']);
table('e-mail', id.parseEmail, ['a@b.pl', ' Jan.Nowak+x@firma.com.pl '], ['a@b', 'a b@c.pl', '.a@b.pl', 'a..b@c.pl', 'a@-b.pl', '']);
table(
  'website',
  id.parseWebsite,
  ['parter.example', 'https://parter.example/x?y=1', 'http://żółw.pl'],
  ['javascript:alert(1)', 'a', 'ftp://x.pl', 'http:// x.pl'],
);

describe('a link that a page may show', () => {
  it.each([
    ['https://my.matterport.com/show/?m=abc', 'my.matterport.com', 'https://my.matterport.com/show/?m=abc'],
    [' YouTube.com/watch?v=1 ', 'youtube.com', 'https://YouTube.com/watch?v=1'],
    ['HTTPS://żółw.pl', 'żółw.pl', 'https://żółw.pl'],
    ['tour.example:8443/a', 'tour.example', 'https://tour.example:8443/a'],
  ])('%s leads to %s', (text, host, href) => expect(id.parseSecureLink(text)).toEqual({ href, host }));

  it.each([
    'http://tour.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://tour.example',
    'https://bank.example@evil.example',
    'https://user:word@tour.example/',
    'https://tour',
    'https://127.0.0.1/x',
    'https://tour.example/"onclick="x',
    'https://tour.example/\\evil',
    'https://tour.example/a b',
    '//tour.example',
    '',
  ])('%s is none', (text) => expect(id.parseSecureLink(text)).toBeNull());
});

test('normal forms', () => {
  expect(id.parseNip('PL 526-025-02-74')).toBe('5260250274');
  expect(id.parseKrs('6865')).toBe('0000006865');
  expect(id.parseKw('wa4m/123456/4')).toBe('WA4M/00123456/4');
  expect(id.parsePostalCode('00001')).toBe('00-001');
  expect(id.parseEmail(' Jan@Firma.PL ')).toBe('Jan@firma.pl');
});

test('PESEL tells birth and sex', () => {
  expect(id.parsePesel('44051401359')).toEqual({ pesel: '44051401359', born: '1944-05-14', sex: 'M' });
  expect(id.parsePesel('02211307589')).toEqual({ pesel: '02211307589', born: '2002-01-13', sex: 'F' });
});

test('TERYT and plots know their province', () => {
  expect(id.provinceOfTeryt('146501_1')).toBe('mazowieckie');
  expect(id.provinceOfTeryt('01')).toBeNull();
});
