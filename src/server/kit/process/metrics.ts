/** What the process counts for Prometheus. */

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The numbers that `/metrics` shows. One registry a process: metrics are of the process by nature. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

/** How long calls took, by name and answer. */
export const callSeconds = new Histogram({
  name: 'parter_call_seconds',
  help: 'Duration of calls',
  labelNames: ['call', 'answer'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});

/** Pages and reads of visitors: answered from the cache, as unchanged, together with others, or made. */
export const visitorAnswers = new Counter({
  name: 'parter_visitor_answers_total',
  help: 'Answers to visitors that may be shared',
  labelNames: ['how'],
  registers: [metrics],
});

/** Jobs by name and outcome. */
export const jobsDone = new Counter({ name: 'parter_jobs_total', help: 'Jobs that ran', labelNames: ['job', 'outcome'], registers: [metrics] });
