import type { Viewer } from '../../../domain/kit/viewer.ts';

/** The topics of live notices of what is a person's own and their company's; a visitor has none. */
export const ownTopics = (viewer: Viewer): string[] =>
  viewer.kind === 'visitor' ? [] : [`user:${viewer.uid}`, ...(viewer.company ? [`company:${viewer.company.id}`] : [])];
