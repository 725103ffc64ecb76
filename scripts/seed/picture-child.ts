/* Runs as a process of its own (picture-studio.ts): draws a picture and takes it through the product's own reading of photos and plans. */
import sharp from 'sharp';
import { readPicture, readPlan } from '../../src/server/offers/adapters/pictures.ts';
import { draw } from '../art/draw.ts';
import type { Parameters } from '../art/parameters.ts';

type Order = { readonly id: number; readonly draw: Parameters; readonly isPlan: boolean };

/** 1080 × 720: above the least long side of a photo (1024), and a fifth faster than the drawing's own 1200. */
const density = 72 * 0.9;

async function develop({ id, draw: parameters, isPlan }: Order): Promise<object> {
  // Reading photos shuts every other loader of this process; this process alone may open the SVG loader again.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const bytes = await sharp(Buffer.from(draw(parameters)), { density })
    .jpeg({ quality: 92 })
    .toBuffer();
  if (!isPlan) return { id, ...(await readPicture(bytes)) };
  const read = await readPlan(bytes, 1);
  return 'problem' in read ? { id, ...read } : { id, picture: read.pictures[0] };
}

let queue = Promise.resolve();
process.on('message', (order: Order) => {
  queue = queue.then(async () => {
    const answer = await develop(order).catch((fault: unknown) => ({ id: order.id, problem: String(fault) }));
    process.send?.(answer);
  });
});
process.on('disconnect', () => process.exit(0));
