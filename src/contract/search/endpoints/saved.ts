import { z } from 'zod';
import { call } from '../../kit/call.ts';
import { done, id } from '../../kit/shapes.ts';
import { alertFrequency, foundOffer, savedFilters, savedName, savedSearch } from '../schema/saved.ts';

const one = z.object({ searchId: id });

/** Calls about saved searches (docs/rules/search.md#saved-searches). */
export const savedSearchCalls = {
  /** Saves a search; without a name it is named after its filters. `mailsOn`: the person takes mails about saved searches. */
  saveSearch: call({
    wire: 'saveSearch',
    in: z.object({ filters: savedFilters, name: savedName.optional(), frequency: alertFrequency.default('daily') }),
    out: z.object({ searchId: id, name: z.string(), mailsOn: z.boolean() }),
    errors: ['saved.limit', 'saved.duplicate'],
    who: 'signed-in',
  }),
  /** Renames a search, changes how often it mails, pauses or resumes it: what is not named stays. */
  changeSavedSearch: call({
    wire: 'changeSavedSearch',
    in: one.extend({ name: savedName.optional(), frequency: alertFrequency.optional(), isPaused: z.boolean().optional() }),
    out: done,
    errors: ['saved.not_found'],
    who: 'signed-in',
  }),
  /** Deletes a search; it can be restored for a minute. */
  deleteSavedSearch: call({ wire: 'deleteSavedSearch', in: one, out: done, errors: ['saved.not_found'], who: 'signed-in' }),
  restoreSavedSearch: call({
    wire: 'restoreSavedSearch',
    in: one,
    out: done,
    errors: ['saved.not_found', 'saved.restore_too_late', 'saved.limit', 'saved.duplicate'],
    who: 'signed-in',
  }),
  /** Notes that the person looks at what was found: it counts as new no more. */
  openSavedSearch: call({ wire: 'openSavedSearch', in: one, out: done, errors: ['saved.not_found'], who: 'signed-in' }),
  listSavedSearches: call({
    wire: 'listSavedSearches',
    in: z.object({}),
    out: z.object({ searches: z.array(savedSearch), max: z.int(), mailsOn: z.boolean() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** The newest offers that searches which are not paused have found since each was opened; `total`: how many there are, each counted once. */
  listFoundOffers: call({
    wire: 'listFoundOffers',
    in: z.object({}),
    out: z.object({ offers: z.array(foundOffer), total: z.int() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
};
