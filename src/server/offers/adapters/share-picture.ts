/** Draws the picture that stands beside a shared link: the cover photo over a panel with the offer's name, area and town. */

import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { pictureNumbers } from '../../../domain/kit/numbers.ts';
import { narrow, watermarkFile } from './pictures.ts';

/** What the picture says; `photo` is the cover, `null` when there is none. */
export type SharePictureText = { readonly label: string; readonly name: string; readonly details: string };

/** The size that Open Graph wants. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const { width, height } = sharePictureSize;
const panel = { height: 242, margin: 56, top: 34 } as const;
const sign = { width: 190, gap: 40 } as const;
const colours = { panel: '#10243e', blank: '#e9eef5', text: '#ffffff', quiet: '#d3d7dc' } as const;
const fonts = path.join(import.meta.dirname, '../../../../assets/fonts/documents');
const faces = { bold: ['Noto Sans Bold', 'NotoSans_700Bold.ttf'], plain: ['Noto Sans', 'NotoSans_400Regular.ttf'] } as const;
/** The name takes two lines at most: in the greatest of these sizes that does it, and cut where none does. */
const nameSizes = [50, 42, 36] as const;
const textWidth = width - 2 * panel.margin;
const detailsWidth = textWidth - sign.width - sign.gap;

/** Draws it as JPEG. The same text and photo give the same picture. */
export const drawSharePicture = async (text: SharePictureText, photo: Uint8Array | null): Promise<Uint8Array> => {
  narrow();
  const top = height - panel.height;
  const label = await line(text.label, { size: 26, face: 'plain', colour: colours.quiet, within: textWidth });
  const name = await fittingName(text.name);
  const details = await line(text.details, { size: 30, face: 'plain', colour: colours.quiet, within: detailsWidth });
  const mark = await sharp(watermarkFile).resize(sign.width).png().toBuffer({ resolveWithObject: true });
  const bottom = height - panel.margin + 14;
  const overlays: OverlayOptions[] = [
    { input: await backdrop(photo, top), left: 0, top: 0 },
    { input: label.data, left: panel.margin, top: top + panel.top - 14 },
    { input: name.data, left: panel.margin, top: top + panel.top + 26 },
    { input: details.data, left: panel.margin, top: bottom - details.info.height },
    { input: mark.data, left: width - panel.margin - sign.width, top: bottom - mark.info.height },
  ];
  const drawn = sharp({ create: { width, height, channels: 3, background: colours.panel } }).composite(overlays);
  return new Uint8Array(await drawn.jpeg({ quality: pictureNumbers.jpegQuality }).toBuffer());
};

/** What stands above the panel: the photo, cut to the most interesting part, or the sign alone. */
const backdrop = async (photo: Uint8Array | null, tall: number): Promise<Buffer> => {
  if (photo !== null) return sharp(photo, { failOn: 'error' }).resize(width, tall, { fit: 'cover', position: 'attention' }).png().toBuffer();
  const big = await sharp(watermarkFile).resize(460).png().toBuffer();
  return sharp({ create: { width, height: tall, channels: 3, background: colours.blank } })
    .composite([{ input: big, gravity: 'centre' }])
    .png()
    .toBuffer();
};

type Style = { readonly size: number; readonly face: keyof typeof faces; readonly colour: string; readonly within: number };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as a picture of its own, broken into lines at the width. Facts come from people: they are text here, never marks. */
const line = (text: string, { size, face, colour, within }: Style) => {
  const [font, file] = faces[face];
  const markup = `<span foreground="${colour}">${escaped(text.trim() === '' ? '–' : text)}</span>`;
  const options = {
    text: markup,
    font: `${font} ${size}`,
    fontfile: path.join(fonts, file),
    width: within,
    rgba: true,
    dpi: 72,
    wrap: 'word-char',
  } as const;
  return sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
};

const twoLines = 2.9;

const fittingName = async (name: string) => {
  // One line of text: a name with line breaks of its own would never fit.
  let text = name.replace(/\s+/g, ' ');
  for (;;) {
    for (const size of nameSizes) {
      const drawn = await line(text, { size, face: 'bold', colour: colours.text, within: textWidth });
      if (drawn.info.height <= size * twoLines && drawn.info.height <= 112) return drawn;
    }
    text = `${text.slice(0, Math.min(Math.floor(text.length * 0.85), text.length - 2)).trimEnd()}…`;
  }
};
