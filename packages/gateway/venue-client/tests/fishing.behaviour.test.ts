import { fishingTitles } from '../../src/venues/hands/fishing';
import { fishKindOf, isInPond, fishStep as stepOfGateway } from '../../src/venues/hands/fishing/pond';
import { createBullets } from '../fishing/js/magazine.js';
import { catalogues, fishName } from '../fishing/js/messages.js';
import { createPonds, createSchedule, fishStep, kindOf } from '../fishing/js/pond.js';
import { ponds } from '../fishing/js/ponds.generated.js';

const titles = fishingTitles.flatMap(({ code, ponds: versions }) =>
  versions.map((gateway, index) => ({ code, version: index + 1, gateway })),
);
const view = (bullets: number, used: number[]) => ({
  bullets,
  stakePerBullet: '1.00',
  prizes: '0.00',
  shots: used.map((bullet) => ({ bullet, fish: 1, kind: 'koi', multiple: 0 })),
});

describe('the pond', () => {
  it.each(titles)(
    '[GAM-2] of $code, version $version, has the fish of the gateway, with their multiples',
    ({ code, version, gateway }) => {
      const pond = ponds[code]![version]!;
      expect(fishStep).toBe(stepOfGateway);
      expect(pond).toEqual(gateway);
      for (let fish = 2_237_000_000; fish < 2_237_000_500; fish++) {
        expect(kindOf(pond, fish).code).toBe(fishKindOf(gateway, fish).code);
      }
    },
  );

  it.each(titles)(
    '[GAM-2] of $code, version $version, shows only fish that the gateway accepts, in two seconds still',
    ({ code, version, gateway }) => {
      const schedule = createSchedule(ponds[code]![version]!);
      for (let now = 1_790_000_000_000; now < 1_790_000_060_000; now += 1_700) {
        const fish = schedule.fishAt(now);
        expect(fish.length).toBeGreaterThan(10);
        expect(fish.every(({ number }) => isInPond(gateway, number, now + 2_000))).toBe(true);
      }
    },
  );

  it('[GAM-2] has equal texts in both languages, and a name for every fish', () => {
    const keys = Object.keys(catalogues['zh-CN']);
    expect(Object.keys(catalogues.en)).toEqual(keys);
    for (const { gateway } of titles) {
      for (const { code } of gateway.kinds) expect(keys).toContain(fishName(code));
    }
  });

  it('[GAM-2] of a version that the page does not have stays the last one, and the page loads again', () => {
    const [first, second] = [ponds['deep-sea']![1]!, ponds['dragon-palace']![1]!];
    const onUnknown = jest.fn();
    const pondOf = createPonds({ 1: first, 2: second }, { versions: [2, 1], onUnknown });
    expect([pondOf(1), pondOf(2)]).toEqual([first, second]);
    expect(onUnknown).not.toHaveBeenCalled();
    expect(pondOf(3)).toBe(second);
    expect(onUnknown).toHaveBeenCalledTimes(1);
    // Loading again would not help a page that was loaded just now.
    expect(() => createPonds({ 1: first }, { versions: [1, 2], onUnknown })).toThrow('version 2');
  });
});

describe('the bullets of a magazine', () => {
  it('[GAM-2] are fired once each, and go on after those that were used', () => {
    const bullets = createBullets();
    bullets.reset(view(4, [0, 2]));
    expect([bullets.take(), bullets.take(), bullets.take()]).toEqual([1, 3, undefined]);
    expect(bullets.left()).toBe(0);
  });

  it('[GAM-2] come back when they met no fish, but not when they wait for the answer of a hit', () => {
    const bullets = createBullets();
    bullets.reset(view(3, []));
    const [first, second] = [bullets.take()!, bullets.take()!];
    bullets.hit(first, 7);
    bullets.recall();
    expect(bullets.left()).toBe(2);
    expect(bullets.take()).toBe(second);
    expect(bullets.batch()).toEqual([{ bullet: first, fish: 7 }]);
    bullets.settle(view(3, [first]));
    expect(bullets.unused()).toBe(2);
  });

  it('[GAM-2] go out ten hits to a call', () => {
    const bullets = createBullets();
    bullets.reset(view(20, []));
    for (let index = 0; index < 12; index++) bullets.hit(bullets.take()!, 1);
    expect([bullets.batch().length, bullets.hasWaiting(), bullets.batch().length]).toEqual([10, true, 2]);
  });
});
