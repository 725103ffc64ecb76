import type { z } from 'zod';
import type { image } from '../../../contract/offers/schema/view.ts';
import { publicPhotoPath } from '../../kit/files/keys.ts';
import type { ImageRow } from '../store/images.ts';

/** A photo with public, cacheable addresses. */
export const imageView = ({
  id,
  key,
  smallKey,
  width,
  height,
  thumb,
  alt,
}: Pick<ImageRow, 'id' | 'key' | 'smallKey' | 'width' | 'height' | 'thumb' | 'alt'>): z.output<typeof image> => ({
  id,
  url: publicPhotoPath(key),
  smallUrl: publicPhotoPath(smallKey),
  width,
  height,
  thumb,
  alt,
});
