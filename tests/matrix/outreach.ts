/** What the callers' calls of the matrix are asked with. */

import type { Scene } from './scene.ts';

const prospect = (today: string) => ({ email: 'klient@firma.example', basis: 'call', basisDay: today, basisNote: 'rozmowa 118' });

export const outreachInputs: Readonly<Record<string, (scene: Scene) => unknown>> = {
  createShortLink: () => ({ originalUrl: 'example.org/lokale' }),
  'createShortLink of a script': () => ({ originalUrl: 'javascript:alert(1)' }),
  getShortLink: () => ({ shortId: 'AAAAAA' }),
  openShortLink: () => ({ shortId: 'AAAAAA' }),
  'openShortLink of no id': () => ({ shortId: 'AAA' }),
  listShortLinks: () => ({}),
  generateUtmLink: () => ({ email: 'klient@firma.example' }),
  checkProspect: () => ({ email: 'klient@firma.example' }),
  listProspects: () => ({}),
  callerSendWebsite: ({ today }) => ({ ...prospect(today), content: 'Dzień dobry' }),
  'callerSendWebsite without consent': () => ({ email: 'klient@firma.example', content: 'Dzień dobry' }),
  callerSendOffer: async ({ fresh, today }) => ({ ...prospect(today), offerId: await fresh() }),
  'callerSendOffer of a draft': ({ draft, today }) => ({ ...prospect(today), offerId: draft }),
  getOutreach: () => ({}),
  listBonuses: () => ({}),
  setBonus: () => ({ milestone: 'linkClick', amount: 100 }),
};
