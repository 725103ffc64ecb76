/* Runs as a process of its own (raster.ts): takes pictures one by one, answers when the file stands. */
import sharp from 'sharp';
import { draw } from './draw.ts';
import type { Parameters } from './parameters.ts';

type Order = { readonly id: number; readonly picture: Parameters; readonly file: string };

// 1500 × 1000: above the least side of a photo (1024), and drawn in a tenth of a second. 72 dpi is one pixel per unit of the drawing.
const density = 90;
sharp.concurrency(1);

async function rasterise({ id, picture, file }: Order): Promise<void> {
  try {
    await sharp(Buffer.from(draw(picture)), { density })
      .jpeg({ quality: 82 })
      .toFile(file);
    process.send?.({ id });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
}

let queue = Promise.resolve();
process.on('message', (order: Order) => {
  queue = queue.then(() => rasterise(order));
});
process.on('disconnect', () => process.exit(0));
