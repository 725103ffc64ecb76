import QRCode from 'qrcode';

/** Error correction: L for payments (the ZBP recommendation), M for codes on paper. */
export type QrLevel = 'L' | 'M' | 'Q';

/** A QR code as an SVG picture of dark squares with the quiet zone of four modules (`margin: 0` where the page gives one). UTF-8. */
export const qrSvg = (text: string, { ecc = 'M', margin = 4 }: { readonly ecc?: QrLevel; readonly margin?: number } = {}): Promise<string> =>
  QRCode.toString([{ data: new TextEncoder().encode(text), mode: 'byte' }], {
    type: 'svg',
    errorCorrectionLevel: ecc,
    margin,
    color: { dark: '#10243e', light: '#ffffff' },
  });
