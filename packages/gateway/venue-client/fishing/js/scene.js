// @ts-check

const waters = {
  'deep-sea': { day: ['#5fd3e6', '#1c8fbf', '#0b4f86'], night: ['#1a3f9c', '#0e2266', '#060b2e'] },
  'dragon-palace': { day: ['#8a9be8', '#5a4fb4', '#33206f'], night: ['#3c1f86', '#1f0f57', '#0b0530'] },
};
const corals = ['#e2566b', '#f0894a', '#c85bb0', '#f2b84b'];

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} size @param {string} colour */
const coral = (context, x, y, size, colour) => {
  context.save();
  context.translate(x, y);
  context.scale(size / 50, size / 50);
  context.strokeStyle = colour;
  context.lineWidth = 7;
  context.lineCap = 'round';
  context.stroke(
    new Path2D('M0 0C-2-16-10-22-12-38M-4-18C4-26 4-36 8-46M-8-26C-18-30-22-36-24-46M2-30C12-34 18-40 20-50'),
  );
  context.restore();
};

/** A palace of three roofs. @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} size @param {string} colour */
const palace = (context, x, y, size, colour) => {
  context.save();
  context.translate(x, y);
  context.scale(size / 200, size / 200);
  context.fillStyle = colour;
  context.fill(
    new Path2D(
      'M-100-62C-84-66-74-76-68-88H68C74-76 84-66 100-62V-54H-100ZM-74-104C-60-108-52-116-48-128H48C52-116 60-108 74-104V-96H-74ZM-48-142C-34-148-16-162 0-182C16-162 34-148 48-142V-136H-48ZM-84-54H84V0H-84ZM-58-96H58V-88H-58ZM-36-136H36V-128H-36ZM-112 0H112V12H-112Z',
    ),
  );
  // Ridges and eaves, columns, and lit windows with lattices.
  context.strokeStyle = 'rgba(255, 226, 160, .3)';
  context.lineWidth = 1.6;
  context.lineCap = 'round';
  context.stroke(
    new Path2D(
      'M-99-61C-84-66-74-76-68-87M99-61C84-66 74-76 68-87M-98-55H98M-73-103C-60-108-52-116-48-127M73-103C60-108 52-116 48-127M-72-97H72M-47-141C-34-148-16-162 0-180C16-162 34-148 47-141M-46-137H46M-110 2H110M-78-52V0M78-52V0M-30-52V0M30-52V0M-54-94V-89M54-94V-89',
    ),
  );
  const light = context.createLinearGradient(0, -130, 0, 0);
  light.addColorStop(0, 'rgba(255, 214, 120, .28)');
  light.addColorStop(1, 'rgba(255, 208, 110, .5)');
  context.fillStyle = light;
  context.fill(
    new Path2D(
      'M-14 0V-34C-14-46 14-46 14-34V0ZM-70-38H-56V-12H-70ZM-52-38H-38V-12H-52ZM38-38H52V-12H38ZM56-38H70V-12H56ZM-30-123H-20V-109H-30ZM-16-123H-6V-109H-16ZM6-123H16V-109H6ZM20-123H30V-109H20Z',
    ),
  );
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.stroke(
    new Path2D(
      'M0 0V-43M-63-38V-12M-45-38V-12M45-38V-12M63-38V-12M-70-29H-38M-70-21H-38M38-29H70M38-21H70M-30-116H-6M6-116H30M-25-123V-109M-11-123V-109M11-123V-109M25-123V-109M-14-24H14',
    ),
  );
  context.restore();
};

/**
 * Draws what does not move: water, light, ground.
 *
 * @param {{ width: number, height: number, title: string, isNight: boolean }} options pixels of the bitmap
 */
export const drawScene = ({ width, height, title, isNight }) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: false }));
  const { day, night } = waters[/** @type {keyof typeof waters} */ (title)] ?? waters['deep-sea'];
  const water = context.createLinearGradient(0, 0, 0, height);
  for (const [index, colour] of (isNight ? night : day).entries()) water.addColorStop(index / 2, colour);
  context.fillStyle = water;
  context.fillRect(0, 0, width, height);

  for (let ray = 0; ray < 6; ray += 1) {
    const from = width * (0.05 + ray * 0.18);
    const light = context.createLinearGradient(0, 0, 0, height * 0.8);
    light.addColorStop(0, isNight ? 'rgba(140, 190, 255, .16)' : 'rgba(255, 255, 255, .26)');
    light.addColorStop(1, 'rgba(255, 255, 255, 0)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(from, 0);
    context.lineTo(from + width * 0.06, 0);
    context.lineTo(from + width * (0.2 - ray * 0.03), height * 0.8);
    context.lineTo(from - width * (0.06 + ray * 0.02), height * 0.8);
    context.fill();
  }

  const far = isNight ? 'rgba(10, 14, 60, .55)' : 'rgba(10, 60, 110, .35)';
  if (title === 'dragon-palace') {
    palace(
      context,
      width / 2,
      height * 0.86,
      Math.min(width * 0.62, height * 0.9),
      isNight ? 'rgba(20, 8, 70, .6)' : 'rgba(40, 20, 100, .42)',
    );
  } else {
    context.fillStyle = far;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 40; step += 1) {
      const x = (step / 40) * width;
      context.lineTo(
        x,
        height * (0.78 - 0.13 * Math.abs(Math.sin(step * 0.46)) - 0.04 * Math.sin(step * 1.3)),
      );
    }
    context.lineTo(width, height);
    context.fill();
  }
  const sand = context.createLinearGradient(0, height * 0.86, 0, height);
  const [light, dark] = isNight
    ? ['#3a2f74', '#140e3c']
    : title === 'dragon-palace'
      ? ['#c7a3d8', '#6a4a9a']
      : ['#f0dca4', '#c39a5a'];
  sand.addColorStop(0, light);
  sand.addColorStop(1, dark);
  context.fillStyle = sand;
  context.beginPath();
  context.moveTo(0, height);
  for (let step = 0; step <= 30; step += 1) {
    context.lineTo((step / 30) * width, height * (0.91 + 0.018 * Math.sin(step * 0.7)));
  }
  context.lineTo(width, height);
  context.fill();
  for (let index = 0; index < 10; index += 1) {
    const x = width * ((index * 0.618) % 1);
    if (Math.abs(x - width / 2) < width * 0.1) continue;
    coral(context, x, height * 0.965, height * (0.07 + ((index * 37) % 50) / 900), `${corals[index % 4]}`);
  }
  context.fillStyle = 'rgba(255, 255, 255, .22)';
  for (let index = 0; index < 26; index += 1) {
    context.beginPath();
    context.arc(
      width * ((index * 0.381) % 1),
      height * ((index * 0.233) % 0.86),
      1.5 + (index % 5) * 1.3,
      0,
      7,
    );
    context.fill();
  }
  return canvas;
};
