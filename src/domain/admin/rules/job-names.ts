/** Every kind of background job, as the console names them; a house test holds the list equal to what the rooms bring. */
export const jobNames = [
  'accounts.finish_deletion',
  'accounts.forget_leavers_steps',
  'accounts.make_data_copy',
  'accounts.reset_link',
  'accounts.seal_again',
  'accounts.tidy_leavers',
  'accounts.tidy_sessions',
  'admin.forget_decided_cases',
  'agency.close_numbers',
  'agency.seal',
  'companies.forget_answers',
  'content.forget_old_reports',
  'content.forget_old_visits',
  'content.forward_visits',
  'handover.seal',
  'identities.forget_reasons',
  'invoices.draw',
  'kit.clean_up_files',
  'kit.clock',
  'kit.forget_old_events',
  'kit.mail',
  'kit.remove_files',
  'kit.tidy',
  'leases.seal',
  'leases.seal_rejection',
  'offers.drop_unused',
  'offers.forget_editors',
  'offers.mail_favourites',
  'offers.next_version',
  'offers.project',
  'offers.seal',
  'outreach.forget_prospects',
  'reservations.prepare',
  'search.forget_matches',
  'search.mail_new_offers',
  'search.match',
  'search.project',
  'wanted.match_listing',
  'wanted.match_offer',
  'wanted.tell_listing',
] as const;

/** A kind of background job. */
export type JobName = (typeof jobNames)[number];

/** Whether a queue is one that still has a name; the queue may hold jobs of an older version. */
export const isJobName = (name: string): name is JobName => (jobNames as readonly string[]).includes(name);
