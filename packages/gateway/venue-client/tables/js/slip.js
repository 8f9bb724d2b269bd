// @ts-check

/** @typedef {{ selection: string, stake: bigint }} Line */
/** @typedef {{ key: string, round: string, lines: Line[] }} Submission */
/** @typedef {'closed' | 'busy' | 'lineLimit' | 'lineCount' | 'balance' | 'nothing'} Refusal why the page does not take a chip */

/** Sums chips by selection, in the order in which the selections were first chosen. @param {Line[]} chips @returns {Line[]} */
export const sumLines = (chips) => {
  /** @type {Map<string, bigint>} */
  const sums = new Map();
  for (const { selection, stake } of chips) sums.set(selection, (sums.get(selection) ?? 0n) + stake);
  return [...sums].map(([selection, stake]) => ({ selection, stake }));
};

/** @param {Line[]} lines */
export const totalOf = (lines) => lines.reduce((sum, { stake }) => sum + stake, 0n);

/**
 * The stakes of one player in the round: chips that are chosen, at most one submission under way, and what the server has
 * accepted. Nothing here sends or draws.
 *
 * @param {{ max: bigint, maxLines: number }} limits `max` of one line
 */
export const createSlip = ({ max, maxLines }) => {
  /** @type {Line[]} */
  let chips = [];
  /**
   * Lines of the accepted slips of the round, by id: a slip can be in its own answer and in the state of the table, in any order.
   *
   * @type {Map<string, Line[]>}
   */
  const acceptedSlips = new Map();
  /** Their sums by selection. @type {Line[]} */
  let accepted = [];
  /** What was accepted in the last round with stakes. @type {Line[]} */
  let last = [];
  /** @type {Submission | undefined} */
  let sent;
  let isOpen = false;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  /** @param {Line[]} lines @param {string} selection */
  const stakeOf = (lines, selection) => totalOf(lines.filter((line) => line.selection === selection));

  /** @param {Line[]} added @param {bigint} balance @returns {Refusal | undefined} */
  const refusalOf = (added, balance) => {
    if (!isOpen) return 'closed';
    if (sent) return 'busy';
    const lines = sumLines([...chips, ...added]);
    if (lines.some(({ stake }) => stake > max)) return 'lineLimit';
    if (lines.length > maxLines) return 'lineCount';
    return totalOf(lines) > balance ? 'balance' : undefined;
  };

  /** @param {Line[]} added @param {bigint} balance @returns {Refusal | undefined} */
  const place = (added, balance) => {
    const refusal = added.length === 0 ? 'nothing' : refusalOf(added, balance);
    if (refusal) return refusal;
    chips = [...chips, ...added];
    changed();
    return undefined;
  };

  /** @param {{ id: string, lines: Line[] }[]} slips */
  const keepAccepted = (slips) => {
    if (slips.length === 0) return;
    for (const { id, lines } of slips) acceptedSlips.set(id, lines);
    accepted = sumLines([...acceptedSlips.values()].flat());
    last = accepted;
  };

  return {
    /** @param {() => void} listener */
    subscribe: (listener) => {
      listeners.add(listener);
    },
    isOpen: () => isOpen,
    isBusy: () => sent !== undefined,
    /** @param {boolean} open */
    setOpen: (open) => {
      if (open === isOpen) return;
      isOpen = open;
      changed();
    },
    /** @param {string} selection */
    pending: (selection) => stakeOf(chips, selection),
    /** @param {string} selection */
    accepted: (selection) => stakeOf(accepted, selection),
    lines: () => sumLines(chips),
    acceptedLines: () => accepted,
    total: () => totalOf(chips),
    hasLast: () => last.length > 0,
    /** Something else that listeners show has changed, e.g. the chosen chip. */
    notify: changed,
    /** @param {string} selection @param {bigint} stake @param {bigint} balance */
    add: (selection, stake, balance) => place([{ selection, stake }], balance),
    /** @param {string[]} selections each with the stake @param {bigint} stake @param {bigint} balance */
    addAll: (selections, stake, balance) =>
      place(
        selections.map((selection) => ({ selection, stake })),
        balance,
      ),
    undo: () => {
      if (sent) return;
      chips = chips.slice(0, -1);
      changed();
    },
    clear: () => {
      if (sent) return;
      chips = [];
      changed();
    },
    /** Chooses the stakes of the last round again; they still have to be confirmed. @param {bigint} balance */
    repeat: (balance) => place(last, balance),
    /** @param {string} key @param {string} round @returns {Submission | undefined} */
    submit: (key, round) => {
      if (!isOpen || sent || chips.length === 0) return undefined;
      sent = { key, round, lines: sumLines(chips) };
      changed();
      return sent;
    },
    /** The server has accepted the submission as a slip. @param {string} id */
    accept: (id) => {
      if (!sent) return;
      keepAccepted([{ id, lines: sent.lines }]);
      chips = [];
      sent = undefined;
      changed();
    },
    /** The server has accepted the submission, but its round is over. */
    acceptLate: () => {
      if (!sent) return;
      last = sent.lines;
      chips = [];
      sent = undefined;
      changed();
    },
    /** The server has refused the submission: its chips stay, so that the player can change or send them again. */
    reject: () => {
      sent = undefined;
      changed();
    },
    /** Slips that were accepted before the page was opened, or in another window. @param {{ id: string, lines: Line[] }[]} slips */
    addAccepted: (slips) => {
      keepAccepted(slips);
      changed();
    },
    /** Chips that were not confirmed stay for the next round. */
    startRound: () => {
      acceptedSlips.clear();
      accepted = [];
      changed();
    },
  };
};
