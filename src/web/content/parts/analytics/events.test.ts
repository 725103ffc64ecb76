import { expect, it } from 'vitest';
import { eventOfCall, eventOfLink, eventOfPage } from './events.ts';

const offerId = 'PVzbeN63z055Q0000000';

it.each([
  ['bookOffer', { offerId }, { name: 'add_to_cart', offerId }],
  ['requestSigningCode', { offerId, purpose: 'lease' }, { name: 'begin_checkout', offerId }],
  ['requestSigningCode', { offerId, purpose: 'offer' }, null],
  ['onOfferAdd', { offerId }, { name: 'generate_lead', offerId }],
  ['verifyEmailVerificationCode', { email: 'a@b.example' }, { name: 'form_submit_reg_step_4' }],
  ['showMObywatelInstructions', { requestCode: false }, { name: 'form_submit_reg_step_5' }],
  ['showMObywatelInstructions', { requestCode: true }, null],
  ['uploadSignature', {}, { name: 'form_submit_reg_step_5' }],
  ['addCompany', {}, { name: 'form_submit_reg_step_6' }],
  ['submitCompany', {}, { name: 'form_submit_reg_step_7' }],
  ['getMe', {}, null],
])('the call %s with %j is %j', (wire, input, event) => {
  expect(eventOfCall(wire, input)).toEqual(event);
});

it.each([
  [`/offer/${offerId}`, { name: 'view_item', offerId }],
  [`/en/offer/${offerId}`, { name: 'view_item', offerId }],
  ['/offer/preview/x', null],
  ['/offers', null],
])('the page %s is %j', (pathname, event) => {
  expect(eventOfPage(pathname)).toEqual(event);
});

it.each([
  [`/offer/${offerId}`, '/en/offers', { name: 'select_item', offerId, list: 'offers' }],
  [`/en/offer/${offerId}`, '/en', { name: 'select_item', offerId, list: 'home' }],
  ['/offers?premisesPurpose=office', '/', { name: 'select_content', content: 'offers/office' }],
  ['/wynajem/biuro/lodzkie', '/', { name: 'select_content', content: 'wynajem/biuro/lodzkie' }],
  ['/offers', '/', null],
  ['/offers?premisesPurpose=%3Cscript%3E', '/', null],
])('the link %s on %s is %j', (link, pathname, event) => {
  expect(eventOfLink(new URL(link, 'https://parter.example'), pathname)).toEqual(event);
});
