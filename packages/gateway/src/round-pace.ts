/**
 * The least time from a round of a member to the next one of the same game, in milliseconds. Pages and articles of help read it from
 * the gateway. Tables have clocks instead (`venues/tables/games`).
 */

/** From one spin of a slot to the next one. */
export const spinPace = 2_500;

/** From one hand of a card game to the next one. */
export const handPace = 5_000;
