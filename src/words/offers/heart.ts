import { en } from './en/heart.ts';
import { pl } from './pl/heart.ts';

/** The heart of an offer's page. */
export const heartWords = { pl, en };
