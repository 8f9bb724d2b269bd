// @ts-check
import { createSchedule } from './pond.js';
import { drawFish, isUpright } from './sprites.js';

/** @typedef {import('./pond.js').Fish} Fish */
/** @typedef {{ bullet: number, x: number, y: number, dx: number, dy: number, target?: number }} Bullet */
/** @typedef {{ kind: 'net' | 'text' | 'coin', x: number, y: number, at: number, life: number, text?: string, isWon?: boolean, dx?: number }} Effect */

/** Pixels that a bullet flies in a millisecond, of a pond of 1,000 pixels. */
const speed = 0.95;
/** A bullet that met no fish for so long goes back into the magazine, milliseconds. */
const bulletLife = 9_000;
const coins = 9;

/**
 * The pond on its canvas: fish, cannon, bullets and what becomes of them. It knows nothing of money.
 *
 * @param {{
 *   canvas: HTMLCanvasElement, title: string, pond: () => import('./pond.js').Pond, now: () => number, isStill: () => boolean,
 *   onHit: (bullet: number, fish: Fish) => void, onLost: (bullet: number) => void,
 * }} options `pond`: asked for once a frame; `now`: the time of the gateway; `onLost`: a bullet met no fish
 */
export const createPondView = ({ canvas, title, pond: currentPond, now, isStill, onHit, onLost }) => {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  // The style sheet lays the scene under the canvas: what does not move is painted once.
  canvas.dataset.pond = title;
  let pond = currentPond();
  let schedule = createSchedule(pond);
  /** @type {Map<string, HTMLCanvasElement>} */
  let sprites = new Map();
  /** The barrel and the base of the cannon. @type {HTMLCanvasElement[]} */
  let cannonParts = [];
  let [width, height, density, unit] = [0, 0, 1, 1];
  /** @type {(Bullet & { at: number })[]} */
  let bullets = [];
  /** @type {Effect[]} */
  let effects = [];
  /** @type {Fish[]} */
  let shown = [];
  /** Fish that were caught. @type {Set<number>} */
  const caught = new Set();
  /** When fish were hit last. @type {Map<number, number>} */
  const struck = new Map();
  let aim = -Math.PI / 2;
  let recoil = 0;
  let last = 0;
  /** @type {string | undefined} */
  let scheme;
  /** Reduced motion, asked for once a frame. */
  let isCalm = isStill();

  /** Draws the parts of the cannon once their picture is there: a picture with the barrel above the base. @param {boolean} isNight */
  const drawCannon = (isNight) => {
    const picture = new Image();
    picture.onload = () => {
      const scale = cannonSize() * density;
      cannonParts = [0, 120].map((top) => {
        const part = document.createElement('canvas');
        [part.width, part.height] = [160 * scale, 120 * scale];
        part.getContext('2d')?.drawImage(picture, 0, -top * scale, 160 * scale, 200 * scale);
        return part;
      });
    };
    picture.src = new URL(`../scene/cannon-${isNight ? 'night' : 'day'}.svg`, import.meta.url).href;
  };

  const resize = () => {
    const box = canvas.getBoundingClientRect();
    density = Math.min(window.devicePixelRatio || 1, 2);
    [width, height] = [box.width, box.height];
    unit = Math.max(0.5, Math.min(1.15, width / 1_000));
    canvas.width = Math.max(1, Math.round(width * density));
    canvas.height = Math.max(1, Math.round(height * density));
    const { dataset } = document.documentElement;
    scheme = dataset.scheme;
    const isNight = scheme === 'dark';
    drawCannon(isNight);
    sprites = new Map(
      pond.kinds.map(({ code, size }) => [code, drawFish(code, Math.round(size * unit * density), isNight)]),
    );
  };

  const cannonSize = () => 0.5 + unit * 0.6;
  const cannon = () => ({ x: width / 2, y: height - 20 * unit });
  /** @param {Fish} fish */
  const placeOf = ({ x, y }) => ({ x: x * width, y: y * height });

  /** @param {Fish} fish @param {number} time */
  const paintFish = (fish, time) => {
    const { kind, number, angle, isLeftward } = fish;
    const picture = sprites.get(kind.code);
    if (!picture) return;
    const { x, y } = placeOf(fish);
    const wave = isCalm ? 0 : Math.sin(time / 170 + number * 1.7);
    const turn = isUpright(kind.code) ? wave * 0.05 : angle + wave * 0.04;
    const stretch = 1 + wave * 0.035;
    const [cos, sin] = [Math.cos(turn) * density, Math.sin(turn) * density];
    const side = isLeftward && !isUpright(kind.code) ? -1 : 1;
    const sized = stretch * side;
    context.setTransform(cos * sized, sin * sized, -sin, cos, x * density, y * density);
    const [w, h] = [picture.width / density, picture.height / density];
    const hitAt = struck.get(number);
    const isHit = hitAt !== undefined && time - hitAt < 160;
    if (isHit) context.globalAlpha = 0.55;
    context.drawImage(picture, -w / 2, -h / 2, w, h);
    if (isHit) context.globalAlpha = 1;
  };

  const paintCannon = () => {
    const { x, y } = cannon();
    const size = cannonSize() * density;
    const [barrel, base] = cannonParts;
    if (!barrel || !base) return;
    context.setTransform(1, 0, 0, 1, x * density, y * density);
    context.rotate(aim + Math.PI / 2);
    context.drawImage(barrel, -50 * size, (recoil - 104) * size);
    context.setTransform(1, 0, 0, 1, x * density, y * density);
    context.drawImage(base, -80 * size, -54 * size);
  };

  /** @param {Bullet} bullet */
  const paintBullet = ({ x, y, dx, dy }) => {
    context.setTransform(density, 0, 0, density, x * density, y * density);
    context.rotate(Math.atan2(dy, dx));
    context.fillStyle = 'rgba(255, 224, 130, .35)';
    context.beginPath();
    context.ellipse(-10, 0, 17, 6, 0, 0, 7);
    context.fill();
    context.fillStyle = '#fff6c8';
    context.strokeStyle = '#e08a1e';
    context.lineWidth = 1.6;
    context.beginPath();
    context.ellipse(0, 0, 10, 5.4, 0, 0, 7);
    context.fill();
    context.stroke();
  };

  /** @param {Effect} effect @param {number} time */
  const paintEffect = ({ kind, x, y, at, life, text = '', isWon, dx = 0 }, time) => {
    const part = (time - at) / life;
    if (part < 0) return;
    context.setTransform(density, 0, 0, density, x * density, y * density);
    context.globalAlpha = Math.max(0, 1 - part ** 3);
    if (kind === 'net') {
      const radius = (isCalm ? 44 : 22 + 26 * Math.min(1, part * 3)) * (0.6 + unit * 0.5);
      context.strokeStyle = 'rgba(255, 244, 200, .9)';
      context.lineWidth = 1.4;
      context.beginPath();
      for (const share of [1, 0.66, 0.33]) {
        context.moveTo(radius * share, 0);
        for (let corner = 1; corner <= 8; corner += 1) {
          context.lineTo(
            Math.cos((corner * Math.PI) / 4) * radius * share,
            Math.sin((corner * Math.PI) / 4) * radius * share,
          );
        }
      }
      for (let corner = 0; corner < 8; corner += 1) {
        context.moveTo(0, 0);
        context.lineTo(Math.cos((corner * Math.PI) / 4) * radius, Math.sin((corner * Math.PI) / 4) * radius);
      }
      context.stroke();
    } else if (kind === 'coin') {
      const to = cannon();
      const eased = part * part;
      context.setTransform(
        density * Math.max(0.2, Math.abs(Math.cos(part * 14))),
        0,
        0,
        density,
        (x + dx * Math.sin(part * 3.1) + (to.x - x) * eased) * density,
        (y - 50 * Math.sin(part * 3.1) + (to.y - y) * eased) * density,
      );
      context.fillStyle = '#ffd65a';
      context.strokeStyle = '#a86a12';
      context.lineWidth = 1.6;
      context.beginPath();
      context.arc(0, 0, 9, 0, 7);
      context.fill();
      context.stroke();
    } else {
      context.font = `700 ${isWon ? 24 : 15}px ${getComputedFont()}`;
      context.textAlign = 'center';
      context.lineWidth = 4;
      context.strokeStyle = 'rgba(10, 20, 46, .85)';
      context.fillStyle = isWon ? '#ffe27a' : '#e6f4ff';
      const rise = isCalm ? 0 : part * 26;
      context.strokeText(text, 0, -rise);
      context.fillText(text, 0, -rise);
    }
    context.globalAlpha = 1;
  };
  let font = '';
  const getComputedFont = () => {
    font ||= getComputedStyle(canvas).fontFamily;
    return font;
  };

  /** The fish at a point, the smallest first. @param {number} x @param {number} y */
  const fishUnder = (x, y) => {
    for (let index = shown.length - 1; index >= 0; index -= 1) {
      const fish = /** @type {Fish} */ (shown[index]);
      const place = placeOf(fish);
      const [reachX, reachY] = [fish.kind.size * unit * 0.42, fish.kind.size * unit * 0.24 + 5];
      if (((x - place.x) / reachX) ** 2 + ((y - place.y) / reachY) ** 2 < 1) return fish;
    }
    return undefined;
  };

  /** @param {number} step milliseconds @param {number} time */
  const moveBullets = (step, time) => {
    const pace = speed * Math.max(0.6, unit) * step;
    bullets = bullets.filter((bullet) => {
      const target =
        bullet.target === undefined ? undefined : shown.find(({ number }) => number === bullet.target);
      if (target) {
        const { x, y } = placeOf(target);
        const far = Math.hypot(x - bullet.x, y - bullet.y) || 1;
        [bullet.dx, bullet.dy] = [(x - bullet.x) / far, (y - bullet.y) / far];
      }
      bullet.x += bullet.dx * pace;
      bullet.y += bullet.dy * pace;
      if ((bullet.x < 0 && bullet.dx < 0) || (bullet.x > width && bullet.dx > 0)) bullet.dx *= -1;
      if ((bullet.y < 0 && bullet.dy < 0) || (bullet.y > height && bullet.dy > 0)) bullet.dy *= -1;
      const fish = fishUnder(bullet.x, bullet.y);
      if (fish && (!target || fish === target)) {
        struck.set(fish.number, time);
        effects.push({ kind: 'net', x: bullet.x, y: bullet.y, at: time, life: 520 });
        onHit(bullet.bullet, fish);
        return false;
      }
      if (time - bullet.at < bulletLife) return true;
      onLost(bullet.bullet);
      return false;
    });
  };

  /** @param {number} time */
  const frame = (time) => {
    requestAnimationFrame(frame);
    const step = Math.min(50, time - last);
    last = time;
    if (pond !== currentPond()) {
      pond = currentPond();
      schedule = createSchedule(pond);
      resize();
    }
    if (scheme !== document.documentElement.dataset.scheme) resize();
    isCalm = isStill();
    shown = schedule.fishAt(now()).filter(({ number }) => !caught.has(number));
    moveBullets(step, time);
    recoil *= 0.8;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const fish of shown) paintFish(fish, time);
    for (const bullet of bullets) paintBullet(bullet);
    paintCannon();
    effects = effects.filter(({ at, life }) => time - at < life);
    for (const effect of effects) paintEffect(effect, time);
  };

  new ResizeObserver(resize).observe(canvas);
  resize();
  requestAnimationFrame(frame);

  /** @param {number} x @param {number} y of the canvas */
  const aimAt = (x, y) => {
    const from = cannon();
    aim = Math.atan2(Math.min(y, from.y - 6) - from.y, x - from.x);
  };

  return {
    aimAt,
    /** The fish that can be seen. */
    fish: () => shown.filter(({ x, y }) => x > 0.02 && x < 0.98 && y > 0 && y < 0.95),
    /** Fires a bullet along the aim, or at a fish. @param {number} bullet @param {Fish} [target] */
    shoot: (bullet, target) => {
      if (target) {
        const { x, y } = placeOf(target);
        aimAt(x, y);
      }
      const from = cannon();
      const [dx, dy] = [Math.cos(aim), Math.sin(aim)];
      const muzzle = 84 * cannonSize();
      recoil = isStill() ? 0 : 9;
      bullets.push({
        bullet,
        x: from.x + dx * muzzle,
        y: from.y + dy * muzzle,
        dx,
        dy,
        at: last,
        ...(target && { target: target.number }),
      });
    },
    /** Takes the flying bullets back. */
    recall: () => {
      bullets = [];
    },
    /** Shows what became of a hit. @param {Fish} fish @param {{ text: string, isCaught: boolean, isNet: boolean }} result `isNet`: the magazine is in profit */
    showResult: (fish, { text, isCaught, isNet }) => {
      const seen = shown.find(({ number }) => number === fish.number) ?? fish;
      const { x, y } = placeOf(seen);
      const at = last;
      if (isCaught) caught.add(fish.number);
      if (text) effects.push({ kind: 'text', x, y, at, life: isCaught ? 1_300 : 700, text, isWon: isCaught });
      if (!isCaught || !isNet || isStill()) return;
      for (let index = 0; index < coins; index += 1) {
        effects.push({ kind: 'coin', x, y, at: at + index * 40, life: 900, dx: ((index * 37) % 80) - 40 });
      }
    },
    /** Hides fish that were caught before the page was loaded. @param {number[]} numbers */
    hide: (numbers) => {
      for (const number of numbers) caught.add(number);
    },
  };
};
