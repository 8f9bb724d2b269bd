// @ts-check

/**
 * The motion of the cars, which depends on nothing but the known order. Positions are parts of the way from the left to the right end of the track.
 *
 * @typedef {{ offset: number, position: number }} Pose
 */

/** Where the cars stand before the start. */
export const startPosition = 0.02;

/** @param {number} place from 1 @returns {number} where the car with the place ends */
export const finishPosition = (place) => 0.97 - (place - 1) * 0.062;

/** The places are decided from this part of the race on; then the finish line passes under the cars. */
export const decided = 0.8;

/** A repeatable number from 0 to 1, so that the race of a round looks the same whenever it is shown. @param {number} seed */
const noise = (seed) => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * The poses of a car from the start to the end of the race. Before `decided` it overtakes and falls back at random.
 *
 * @param {number} car from 1
 * @param {number} place from 1
 * @param {number} seed of the round
 * @returns {Pose[]}
 */
export const carPoses = (car, place, seed) => {
  const end = finishPosition(place);
  const middle = [0.18, 0.36, 0.54, 0.68].map((offset, step) => ({
    offset,
    position: 0.3 + step * 0.1 + (noise(seed + car * 17 + step * 101) - 0.5) * 0.42 * (1 - step * 0.12),
  }));
  return [
    { offset: 0, position: startPosition },
    ...middle.map(({ offset, position }) => ({ offset, position: Math.max(0.04, Math.min(0.92, position)) })),
    { offset: decided, position: end },
    { offset: 1, position: end },
  ];
};

/**
 * The cars from the first to the last at a moment of the race.
 *
 * @param {number[]} order the known order @param {number} seed @param {number} offset from 0 to 1 @returns {number[]}
 */
export const orderAt = (order, seed, offset) => {
  const positions = order.map((car, index) => {
    const poses = carPoses(car, index + 1, seed);
    const next = poses.findIndex((pose) => pose.offset > offset);
    const after = poses[next === -1 ? poses.length - 1 : next];
    const before = poses[next === -1 ? poses.length - 1 : next - 1];
    if (!after || !before) return { car, position: 0 };
    const span = after.offset - before.offset;
    const part = span === 0 ? 0 : (offset - before.offset) / span;
    return { car, position: before.position + (after.position - before.position) * part };
  });
  return positions.sort((a, b) => b.position - a.position).map(({ car }) => car);
};
