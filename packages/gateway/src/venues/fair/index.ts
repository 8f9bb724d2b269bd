/** Random numbers, exact fractions and exact returns, for every engine. */

export { betFigures } from './exact-return';
export { type BlockSource, fairBlocks, fairStream, type StreamSeeds } from './fair-stream';
export { type Fraction, fraction, percent, plus } from './fraction';
export { type NiuniuRank, niuniuHand, niuniuMultiples, niuniuRanks } from './niuniu-rank';
export { cryptoRandom, type RandomSource } from './random-source';
export { drawItems } from './shuffle';
export { type ThreeCardKind, threeCardKinds, threeCardRank } from './three-card-rank';
