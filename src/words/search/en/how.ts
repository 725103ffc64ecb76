import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/how.ts';

/** How a lease comes about, and what a binding offer is; the way there from the landing page. */
export const en = {
  title: 'Four steps, no small print',
  '1.title': 'Choose the premises',
  '1.text': 'Photos, description and map are open to everybody. Price, fees and terms are shown after signing in.',
  '1.cost': '0 zł',
  '1.note': 'an account is free',
  '2.title': 'Confirm yourself and your company',
  '2.text': 'Only once: your identity, and your company by its tax number. Without it no contract can be signed.',
  '2.cost': '0 zł',
  '2.note': 'you confirm only once',
  '3.title': 'Reserve for 24 h',
  '3.text': 'The premises wait for your company alone. The landlord cannot withdraw, you can at any time.',
  '3.cost': '0 zł',
  '3.note': 'no obligation',
  '4.title': 'Sign and pay the deposit',
  '4.text':
    'You sign with a code from an e-mail. A fixed-term contract over 12 months then also needs the written form: a qualified or handwritten signature of each party. The landlord gets the deposit only after you have taken over the premises.',
  '4.cost': 'deposit and fee',
  '4.note': 'the deposit within 3 business days, the service fee after the protocol; both sums stand in the offer',
  'oath.title': 'What is a binding offer?',
  'oath.text':
    'The landlord makes an offer within the meaning of Article 66 of the Polish Civil Code. It cannot be revoked until the day it names. When you accept it, the contract is concluded.',
  'oath.who': 'Who signed',
  'oath.who.is': 'a verified person and company',
  'oath.fixed': 'What is fixed',
  'oath.fixed.is': 'price, fees, deposit, dates',
  'oath.first': 'Who comes first',
  'oath.first.is': 'one reservation at a time',
  'oath.proof': 'Proof',
  'oath.proof.is': 'a PDF with seal and code',
  'oath.note': 'Not sure? Reserve and read the contract. A reservation obliges you to nothing.',
  'way.title': 'How it looks from the inside',
  'way.text': 'The way from the offer to the keys is described below, step by step and with costs.',
  'way.act': 'Go to the four steps',
} as const satisfies WordsLike<typeof pl>;
