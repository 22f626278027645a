import QRCode from 'qrcode';

/** Returns the QR code of a text, as a PNG in a data URL. */
export async function generateQrCode(content: string): Promise<string> {
  return QRCode.toDataURL(content || ' ', { width: 320, margin: 2 });
}
