import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moved } from '../level-edit.ts';

type Ids = readonly string[];
type Drag = { readonly id: string; readonly ids: Ids };
/** Saves an order; `id` is what was moved. */
type Save = (ids: Ids, id: string) => void;

/** How near to the edge of the window a dragged photo makes the page scroll, and by how much. */
const edge = { within: 72, by: 14 };

const scrollAtEdge = (y: number): void => {
  if (y < edge.within) window.scrollBy(0, -edge.by);
  if (y > window.innerHeight - edge.within) window.scrollBy(0, edge.by);
};

/** The order when what is dragged takes the place that the pointer is over. */
const draggedTo = ({ id, ids }: Drag, x: number, y: number): Drag => {
  const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]')?.dataset['photo'];
  const to = over === undefined || over === id ? -1 : ids.indexOf(over);
  return to < 0 ? { id, ids } : { id, ids: moved(ids, ids.indexOf(id), to) };
};

const stepOf = (key: string, at: number, count: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || to === at || to < 0 || to >= count ? null : to;
};

/**
 * Puts things into another order, by pointer and by keys. While something is dragged, `ids` is the order as it would be: the thing follows the
 * pointer from place to place. Escape, or a pointer that the system takes away, leaves everything as it was.
 */
export const useReorder = (ids: Ids, save: Save) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const last = useRef({ drag, ids, save });
  last.current = { drag, ids, save };
  const isDragging = drag !== null;
  useEffect(() => (isDragging ? followPointer(last, setDrag) : undefined), [isDragging]);
  const grab = (id: string) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDrag({ id, ids });
  };
  const step = (id: string) => (event: KeyboardEvent) => {
    const at = ids.indexOf(id);
    const to = stepOf(event.key, at, ids.length);
    if (to === null) return;
    event.preventDefault();
    save(moved(ids, at, to), id);
  };
  return { ids: drag?.ids ?? ids, dragged: drag?.id ?? null, grab, step };
};

type ReorderState = { current: { readonly drag: Drag | null; readonly ids: Ids; readonly save: Save } };

/** Listens at the window: the dragged thing itself moves about in the page and would lose its pointer. */
const followPointer = (last: ReorderState, setDrag: (drag: Drag | null) => void): (() => void) => {
  const listening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(name: K, onEvent: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(name, onEvent, { signal: listening.signal });
  listen('pointermove', ({ clientX, clientY }) => {
    scrollAtEdge(clientY);
    const { drag } = last.current;
    const next = drag && draggedTo(drag, clientX, clientY);
    if (next?.ids === drag?.ids) return;
    // The pointer may be let go before this is drawn.
    last.current = { ...last.current, drag: next };
    setDrag(next);
  });
  listen('pointerup', () => {
    const { drag, ids, save } = last.current;
    if (drag !== null && drag.ids.join() !== ids.join()) save(drag.ids, drag.id);
    setDrag(null);
  });
  listen('pointercancel', () => setDrag(null));
  listen('keydown', ({ key }) => key === 'Escape' && setDrag(null));
  return () => listening.abort();
};
