/**
 * Player protection: limits, closures, reality checks and the marks of persons. Stakes pass the database function `play_stake`;
 * payouts, voids and launches of games pass `play_gate`. Other areas and the handlers import from this file only.
 */

export { configureProtection, type LimitCaps } from './caps';
export { closedError } from './closures';
export { type BoundAnswers, createExclusionAnswers, excludedMark } from './exclusion-answers';
export { gateRefusal, isClosedToPlay } from './gate';
export { createPersons, type PersonMarks, type Persons } from './persons';
export { createProtection, type Protection } from './protection';
export { runningStakes } from './running-stakes';
