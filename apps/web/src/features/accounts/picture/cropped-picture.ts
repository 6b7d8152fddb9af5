import { portraitWidth } from '@pomona/contract/images';

/** Pixels of the original. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const quality = 0.92;

/** Draws the square on a canvas, on white where the picture is transparent. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  { x, y, width, height }: CropArea,
): void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** As a data URL; drawn again, so that place and camera stay on the device. */
export function croppedPicture(picture: HTMLImageElement, area: CropArea): string {
  const canvas = document.createElement('canvas');
  canvas.width = portraitWidth;
  canvas.height = portraitWidth;
  drawCrop(canvas, picture, area);
  return canvas.toDataURL('image/jpeg', quality);
}
