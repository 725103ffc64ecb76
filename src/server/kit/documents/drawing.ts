/** Draws documents as PDF in a worker thread. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Instant } from '../../../domain/kit/brand.ts';
import { msOf } from '../../../domain/kit/time.ts';
import type { DrawAnswer, DrawOrder } from './draw-worker.ts';
import type { DrawnPdf, Layout, Sheet } from './sheet.ts';

type DrawRequest = { readonly resolve: (drawn: DrawnPdf) => void; readonly reject: (fault: Error) => void };
type Desk = { readonly worker: Worker; readonly waiting: Map<number, DrawRequest> };

/*
 * Drawing blocks its thread for 5-400 ms, so it has threads of its own. They hold no state beyond caches and fonts, start with the
 * first document and do not keep the process alive while idle.
 */
const desks: Desk[] = [];
const most = Math.min(2, availableParallelism());
let orders = 0;

const loseDesk = (desk: Desk, fault: Error): void => {
  const at = desks.indexOf(desk);
  if (at >= 0) desks.splice(at, 1);
  for (const { reject } of desk.waiting.values()) reject(fault);
  desk.waiting.clear();
};

const take = (desk: Desk, answer: DrawAnswer): void => {
  const waiting = desk.waiting.get(answer.id);
  desk.waiting.delete(answer.id);
  if (desk.waiting.size === 0) desk.worker.unref();
  if ('fault' in answer) waiting?.reject(new Error(`drawing failed: ${answer.fault}`));
  else waiting?.resolve(answer.drawn);
};

const openDesk = (): Desk => {
  const desk: Desk = { worker: new Worker(new URL('./draw-worker.ts', import.meta.url)), waiting: new Map() };
  desk.worker.on('message', (answer: DrawAnswer) => take(desk, answer));
  desk.worker.on('error', (fault) => loseDesk(desk, fault instanceof Error ? fault : new Error(String(fault))));
  desk.worker.on('exit', () => loseDesk(desk, new Error('the drawing thread ended')));
  desk.worker.unref();
  desks.push(desk);
  return desk;
};

const leastBusy = (): Desk => {
  const idle = desks.find((desk) => desk.waiting.size === 0);
  if (idle !== undefined) return idle;
  const [first, ...others] = desks;
  if (first === undefined || desks.length < most) return openDesk();
  return others.reduce((best, desk) => (desk.waiting.size < best.waiting.size ? desk : best), first);
};

/** Draws a sheet. The same sheet and instant give the same bytes. A fault rejects; nothing was stored. */
export const drawSheet = (sheet: Sheet, now: Instant): Promise<DrawnPdf> => drawLayout({ template: 'sheet', data: sheet }, now);

/** Draws with a template of its own, with pictures. Otherwise as a sheet. */
export const drawLayout = (layout: Layout, now: Instant): Promise<DrawnPdf> => {
  const desk = leastBusy();
  orders += 1;
  const order: DrawOrder = { id: orders, layout, createdAt: Math.floor(msOf(now) / 1000) };
  return new Promise((resolve, reject) => {
    desk.waiting.set(order.id, { resolve, reject });
    desk.worker.ref();
    desk.worker.postMessage(order);
  });
};

/** Ends the drawing threads of this process, whichever server began them; drawings under way reject. */
export const closeDrawing = async (): Promise<void> => {
  await Promise.all(desks.splice(0).map((desk) => desk.worker.terminate()));
};
