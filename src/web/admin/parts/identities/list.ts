/** The list of requests as the console holds it: rows that did not change stay the same objects, so that they are not drawn again. */

import { useMemo, useRef } from 'react';
import type { identityCalls } from '../../../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';

/** A page of requests. */
export type RequestList = OutputOf<typeof identityCalls.listRequests>;

/** A request of the list. */
export type ListedRequest = RequestList['items'][number];

/** What a moderator may do with a request. */
export type RequestAct = ListedRequest['allowed'][number];

/** Whether an act stands among those that the server allows. */
export const mayDo = ({ allowed }: ListedRequest, act: RequestAct): boolean => allowed.includes(act);

type ListMemory = ReadonlyMap<string, { readonly text: string; readonly item: ListedRequest }>;

/** The requests of a new reading, each by the object of the reading before where nothing of it changed. */
export const useSameRows = (items: readonly ListedRequest[]): readonly ListedRequest[] => {
  const before = useRef<ListMemory>(new Map());
  return useMemo(() => {
    const rows = items.map((item) => {
      const text = JSON.stringify(item);
      const known = before.current.get(item.id);
      return { text, item: known?.text === text ? known.item : item };
    });
    before.current = new Map(rows.map((row) => [row.item.id, row]));
    return rows.map(({ item }) => item);
  }, [items]);
};

/** Where the choice goes by a key: one further or back, held at the ends; the first where nothing of the list is chosen. */
export const nextChoice = (ids: readonly string[], chosen: string | null, by: 1 | -1): string | null => {
  const at = ids.indexOf(chosen ?? '');
  return ids[at < 0 ? 0 : Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
};
