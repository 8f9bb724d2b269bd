/** Sizes to try in this order: the longer edge in pixels and the JPEG quality. The first result that is small enough is used. */
const sizes = [
  [1600, 0.8],
  [1280, 0.7],
  [1024, 0.6],
  [800, 0.5],
  [640, 0.4],
  [480, 0.3],
] as const;

const draw = (bitmap: ImageBitmap, edge: number): HTMLCanvasElement => {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const base64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * Converts a picture to a JPEG of at most `maxBytes`, in base64. A small picture is redrawn too, because that removes its
 * metadata: place and camera do not leave the device.
 *
 * @throws if the browser cannot read it, or no size is small enough
 */
export const shrinkPicture = async (file: Blob, maxBytes: number): Promise<string> => {
  const bitmap = await createImageBitmap(file);
  try {
    for (const [edge, quality] of sizes) {
      const blob = await encode(draw(bitmap, edge), quality);
      if (blob && blob.size <= maxBytes) return await base64(blob);
    }
  } finally {
    bitmap.close();
  }
  throw new Error('the picture exceeds the size limit at every resolution');
};
