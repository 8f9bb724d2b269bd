// @ts-check
/**
 * The interface between the table page and the layouts of its kinds of games. A layout draws the bet spots, the stage on
 * which the result appears, and the panel with roads or trends; the page does everything else.
 */

/**
 * @typedef {import('@pavilion/format').Language} Lang
 * @typedef {import('@pavilion/format').Localized<string>} LocalText
 * @typedef {{ id: string, name: LocalText, pays: string[], returnToPlayer: string }} Selection `pays`: returns above 1.00, stake included, ascending
 * @typedef {{ prefix: string, name: LocalText, count: number, of: number, pays: string[], returnToPlayer: string }} NumberPick selection id `<prefix>:03-17-44`, ascending
 * @typedef {{ id: string, name: LocalText, selections: Selection[], picks?: NumberPick[] }} Group
 * @typedef {{ no: string, phase: 'betting' | 'closed' | 'reveal', leftMs: number, commitment: string }} Round
 * @typedef {{ no: string, outcome: any, seed: string, mix: string, mark: { text: LocalText, tone: 'red' | 'blue' | 'green' | 'gold' | 'black' }, won?: string[] }} Result `won`: of the latest round, the selections that return more than their stake
 * @typedef {{ selection: string, name: LocalText, stake: string, payout: string | null }} SlipLine
 * @typedef {{ id: string, round: string, stake: string, state: 'open' | 'settled' | 'void', payout: string | null, lines: SlipLine[] }} Slip
 * @typedef {{
 *   game: { code: string, name: LocalText, kind: string, version: number, draw: import('@pavilion/contract').TableDraw | null }, balance: string,
 *   account: import('../../../kit/refusals.js').Account, chips: string[],
 *   limits: { min: string, max: string, maxLines: number, maxPayout: string },
 *   clock: { period: number, bet: number, guard: number }, returnToPlayer: string, groups: Group[],
 *   round: Round, history: Result[], slips: Slip[],
 *   series: { day: string, terminal: string, next: { day: string, terminal: string } },
 * }} Session
 */

/**
 * The stakes of the round as a layout sees them. Amounts are minor units.
 *
 * @typedef {object} SlipPort
 * @property {(selection: string) => void} add stakes one chip of the chosen value on a selection; refusals are explained by the page
 * @property {(selections: string[]) => boolean} addAll stakes one chip on each selection, or on none and answers false when the slip refuses them
 * @property {() => bigint | undefined} chip the chosen value
 * @property {() => number} linesLeft how many more lines the slip takes
 * @property {(selection: string) => bigint} pending what is chosen but not submitted yet
 * @property {(selection: string) => bigint} accepted what the server has accepted in this round
 * @property {() => boolean} isOpen whether bets are taken now
 * @property {(listener: () => void) => void} subscribe calls the listener after each change of the above
 */

/**
 * @typedef {object} SpotOptions
 * @property {string} [className] added to `spot`
 * @property {string} [label] shown instead of the selection's name; screen readers get the full name in any case
 * @property {Node[]} [art] drawn above the label, e.g. dice; hidden from screen readers
 * @property {boolean} [shortReturn] for narrow spots: the return as a figure without a word
 * @property {boolean} [hidesReturn] for small spots: the return is in the tooltip and the rules only
 */

/**
 * What a layout gets from the page.
 *
 * @typedef {object} LayoutContext
 * @property {Session} session
 * @property {Lang} lang
 * @property {SlipPort} slip
 * @property {(selection: Selection, options?: SpotOptions) => HTMLButtonElement} createSpot a button that stakes on its
 *   selection, with name, pays, return and own chips; the page updates it, and marks it `is-won` after the result
 * @property {() => boolean} isStill whether the visitor prefers reduced motion: fade in place of movement, at the same pace
 * @property {(ms: number) => Promise<void>} wait
 */

/**
 * @typedef {object} Layout
 * @property {HTMLElement} board the bet spots; the page adds the arrow keys between all `.spot` in it
 * @property {HTMLElement} stage what lies on the table: hands, dice, wheel, balls; its size is fixed in every phase
 * @property {HTMLElement | null} panel roads, trends, counts; scrolls inside of itself
 * @property {() => void} prepare a round begins: clears the last result from the stage
 * @property {(result: Result, options: { animate: boolean }) => Promise<void>} show reveals the result and resolves once all
 *   of it can be seen (within 6 s); without `animate` at once. A later `prepare` or `show` ends a reveal that is running.
 * @property {(results: Result[]) => void} history the results up to the last one shown, oldest first, at most 100
 * @property {(result: Result) => string} text the result as a sentence in the visitor's language, without the winning bets
 * @property {() => string[] | Promise<string[]>} rules paragraphs on the course of a round and how bets are decided, for the rules dialog
 */

/** @typedef {{ deep: string, bright: string }} Colors */

/**
 * What the module of a layout exports.
 *
 * @typedef {object} LayoutModule
 * @property {(context: LayoutContext) => Layout} createLayout
 * @property {string[]} styles names of style sheets in `tables/css`, e.g. `baccarat`, or addresses
 * @property {Colors} colors of the table, from dark to light
 * @property {Readonly<Record<string, Colors>>} [titleColors] of tables that differ from others of their kind, by code
 * @property {'dealer' | 'hall'} scene `dealer`: a drawn dealer stands behind the table; `hall`: only the room
 * @property {import('@pavilion/format').LocalizedMessages<Record<string, string>>} catalogues the texts of the layout
 */

export {};
