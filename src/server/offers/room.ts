import type { OfferDocumentFacts } from '../../domain/offers/document.ts';
import { offerRefusalWords } from '../../words/offers/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { signedOffersPort } from '../companies/queries/ports.ts';
import { activeOffersPort } from '../companies/queries/team.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import type { SigningShare } from '../signing/queries/join.ts';
import { describerPort } from './adapters/describer.ts';
import { photoCheckerPort } from './adapters/photo-checker.ts';
import { offersDuties } from './clock.ts';
import { offerRecords } from './commands/personal-records.ts';
import { drawOffer } from './documents.ts';
import { counterOfferEffects } from './effects/counter-offer.ts';
import { offerEffects } from './effects/offer.ts';
import { companyOfferEffects, identityOfferEffects } from './effects/signer.ts';
import { offersEndpoints, offersRoutes } from './http.ts';
import { offersJobs } from './jobs.ts';
import { counterOfferEngine } from './lifecycle/counter-offer.ts';
import { offerEngine } from './lifecycle.ts';
import { offersTopics } from './live.ts';
import { counterOfferMails } from './mail/counter-offers.ts';
import { offersMails } from './mail.ts';
import { principalPort } from './queries/agency/principal.ts';
import { drawnDocuments } from './queries/drawn-documents.ts';
import { bookingPort, fellThroughPort, seekersPort } from './queries/facts.ts';
import { frozenPhotos, offerDocument, offerSubject, projectDocument } from './queries/signing.ts';
import { imageFiles } from './store/images.ts';
import { offersOfSigner } from './store/lists.ts';
import { publishedOffersOf } from './store/offers.ts';

/** The binding offer: form, photos, publishing. */
export const offersRoom = room({
  name: 'offers',
  endpoints: offersEndpoints,
  routes: offersRoutes,
  jobs: offersJobs,
  duties: offersDuties,
  mails: [...offersMails, ...counterOfferMails],
  topics: offersTopics,
  fills: [share(personalRecordsPort, offerRecords), fill(signedOffersPort, offersOfSigner), fill(activeOffersPort, publishedOffersOf)],
  ports: [bookingPort, fellThroughPort, principalPort, seekersPort, photoCheckerPort, describerPort],
  files: imageFiles,
  drawn: [drawnDocuments],
  words: offerRefusalWords,
  lifecycles: [offerEngine, counterOfferEngine],
  signing: {
    subjects: { offer: offerSubject, announcement: offerSubject },
    documents: { project: projectDocument, offer: offerDocument },
    readingCopies: { offer: (facts, ctx) => drawOffer(facts as OfferDocumentFacts, ctx) },
    reads: { frozenPhotos },
  } satisfies SigningShare,
  effects: { ...offerEffects, ...counterOfferEffects, ...identityOfferEffects, ...companyOfferEffects },
});
