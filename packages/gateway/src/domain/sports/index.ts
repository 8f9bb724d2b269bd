/** The sportsbook: schedule, books, results, and bets. Other areas and the venues import from this file only. */
export { createBookVerification } from './bet-verification';
export { presentLeg } from './bet-view';
export { bookOf, simulate } from './engine/book';
export { createSportsFavourites } from './favourites';
export { readSlip } from './read-slip';
export { eventsOfDay, paramsOf } from './schedule/schedule';
export { createSimulation } from './simulation';
export { isEngineExact, missingModels } from './simulation-models';
export { createSportsBook } from './sports-book';
export { type CreateEngine, noEvents, type OverrideKind, overrideKinds } from './sports-engine';
