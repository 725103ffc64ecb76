/** Parts of the page that are only read; the browser keeps them as the server drew them. */

import { asServed } from '../../../kit/first-page/as-served.ts';
import '../../../kit/form/field-notes.module.css';
import '../../../kit/letter/letter-form.module.css';
import '../../../kit/lists/facts.module.css';
import '../../../kit/parts/native-field.module.css';
import '../../../kit/parts/note.module.css';
import '../fees/service-fees.module.css';
import '../guest/door.module.css';
import '../counter-offers/counter-offers.module.css';
import './costs.module.css';
import './details.module.css';
import '../favourite/heart.module.css';
import '../media/media.module.css';
import '../question/question.module.css';
import './keys.module.css';
import '../phone-bar/phone-bar.module.css';
import '../outcome/outcome.module.css';
import '../outcome/similar.module.css';
import { lazy } from 'react';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const loadCosts = async () => ({ default: (await import('./costs.tsx')).OfferCosts });
const loadDoor = async () => ({ default: (await import('../guest/door.tsx')).GuestDoor });
const loadGuest = async () => ({ default: (await import('../guest/guest-card.tsx')).GuestCard });
const loadNoBooking = async () => ({ default: (await import('./no-booking.tsx')).NoBooking });
const loadBar = async () => ({ default: (await import('../phone-bar/phone-bar.tsx')).PhoneBar });
const loadGone = async () => ({ default: (await import('../outcome/outcome.tsx')).OfferGone });
const loadHeart = async () => ({ default: (await import('../favourite/heart.tsx')).Heart });
const loadKeys = async () => ({ default: (await import('./keys.tsx')).OfferKeys });
const loadQuestion = async () => ({ default: (await import('../question/question.tsx')).OfferQuestion });
const loadDetails = async () => ({ default: (await import('./details.tsx')).OfferDetails });

/** The costs, for those who may see them: their code comes with the page of these people only. */
export const OfferCosts = import.meta.env.SSR ? (await loadCosts()).default : lazy(asServed(loadCosts));

/** What a visitor finds in their place. */
export const GuestDoor = serverOnly(loadDoor, import.meta.env.SSR ? await loadDoor() : null);

/** What a visitor finds in the place of the reservation. */
export const GuestCard = serverOnly(loadGuest, import.meta.env.SSR ? await loadGuest() : null);

/** Why somebody who is signed in cannot reserve: the code comes with their page only. */
export const NoBooking = import.meta.env.SSR ? (await loadNoBooking()).default : lazy(asServed(loadNoBooking));

/** The bar of a phone holds a link and nothing else. */
export const PhoneBar = serverOnly(loadBar, import.meta.env.SSR ? await loadBar() : null);

/** The details: disclosures are the browser's own. */
export const OfferDetails = serverOnly(loadDetails, import.meta.env.SSR ? await loadDetails() : null);

/** A visitor's heart is a link to the sign-in. */
export const HeartOfVisitor = serverOnly(loadHeart, import.meta.env.SSR ? await loadHeart() : null);

/** The heart of people who are signed in: its code comes with their page only. */
export const OfferHeart = import.meta.env.SSR ? (await loadHeart()).default : lazy(asServed(loadHeart));

/** The six facts at the top. */
export const OfferKeys = serverOnly(loadKeys, import.meta.env.SSR ? await loadKeys() : null);

/** What a visitor reads of asking: how to be somebody who may. */
export const QuestionOfVisitor = serverOnly(loadQuestion, import.meta.env.SSR ? await loadQuestion() : null);

/** Asking, for people who are signed in: the code comes with their page only. */
export const OfferQuestion = import.meta.env.SSR ? (await loadQuestion()).default : lazy(asServed(loadQuestion));

/** The same for people who are signed in, whose hearts answer. */
export const OfferGoneOfReader = import.meta.env.SSR ? (await loadGone()).default : lazy(asServed(loadGone));

/** What stands in the place of an offer that is gone: few visits meet it. */
export const OfferGone = serverOnly(loadGone, import.meta.env.SSR ? await loadGone() : null);
