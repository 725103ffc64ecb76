import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { pictureNumbers } from '../../../src/domain/kit/numbers.ts';
import { serveChild } from '../kit/serve-child.ts';

// A JPEG and a small WebP of the product's sizes and quality, as sharp makes them by itself: no watermark, no measurements, nothing kept.
const app = new Hono();

app.post('/resize', async (c) => {
  const bytes = Buffer.from(await c.req.arrayBuffer());
  const full = await sharp(bytes).autoOrient().resize(2560, 2560, { fit: 'inside' }).jpeg({ quality: pictureNumbers.jpegQuality }).toBuffer();
  const small = await sharp(bytes).autoOrient().resize(640).webp({ quality: pictureNumbers.smallQuality }).toBuffer();
  return c.json({ full: full.length, small: small.length });
});

serveChild(getRequestListener(app.fetch), async () => undefined);
