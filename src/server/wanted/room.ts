import { wantedRefusalWords } from '../../words/wanted/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { seekersPort } from '../offers/queries/facts.ts';
import { wantedPreviewPort } from '../search/queries/wanted-preview.ts';
import { todoPort, wantedCountPort } from '../workspace/queries/menu.ts';
import { wantedDuties } from './clock.ts';
import { wantedRecords } from './commands/personal-records.ts';
import { lookingEffects, seekerEffects, wantedEffects } from './effects/wanted.ts';
import { wantedEndpoints } from './http.ts';
import { wantedJobs } from './jobs.ts';
import { wantedEngine } from './lifecycle.ts';
import { wantedTopics } from './live.ts';
import { wantedMails } from './mail.ts';
import { wantedPreview } from './queries/board.ts';
import { receivedEntry } from './queries/own.ts';
import { activeTotal } from './store/listings.ts';
import { seekersOf } from './store/matches.ts';

/** What companies look for: the board, offers sent to listings, and who fits whom. */
export const wantedRoom = room({
  name: 'wanted',
  endpoints: wantedEndpoints,
  jobs: wantedJobs,
  mails: wantedMails,
  words: wantedRefusalWords,
  lifecycles: [wantedEngine],
  effects: { ...wantedEffects, ...lookingEffects, ...seekerEffects },
  duties: wantedDuties,
  topics: wantedTopics,
  fills: [
    share(personalRecordsPort, wantedRecords),
    fill(seekersPort, seekersOf),
    fill(wantedPreviewPort, wantedPreview),
    fill(wantedCountPort, activeTotal),
    share(todoPort, receivedEntry),
  ],
});
