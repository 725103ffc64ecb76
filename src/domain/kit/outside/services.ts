/** The services of others that the program asks, and how asking one may fail (docs/rules/console.md#outside-services). */

/** Every service that is asked over the network, by the name that the console has for it. */
export const askedServices = [
  'mail',
  'gus',
  'whiteList',
  'krs',
  'ceidg',
  'geocoder',
  'parcels',
  'cadastre',
  'plan',
  'gemini',
  'openId',
  'timeStamp',
  'analytics',
] as const;
export type AskedService = (typeof askedServices)[number];

/** Why a service gave no usable answer. A word of this list is all that is stored of it: what a service says itself may name people. */
export const serviceFaults = ['unreachable', 'slow', 'error', 'denied', 'quota', 'maintenance', 'unreadable'] as const;
export type ServiceFault = (typeof serviceFaults)[number];
