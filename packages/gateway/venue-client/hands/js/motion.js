// @ts-check

/** Milliseconds. With reduced motion every step keeps its time and fades in place of moving. */
export const times = { flight: 360, gap: 170, turn: 380, dealer: 420, result: 380 };

/**
 * Moves cards and chips over the table.
 *
 * @param {{ shoe: HTMLElement, isStill: () => boolean, wait: (ms: number) => Promise<void> }} parts
 */
export const createMotion = ({ shoe, isStill, wait }) => {
  /** @param {HTMLElement} node @param {Keyframe[]} frames @param {Keyframe[]} still @param {KeyframeAnimationOptions} options */
  const play = (node, frames, still, options) =>
    node.animate(isStill() ? still : frames, options).finished.then(
      () => undefined,
      () => undefined,
    );

  return {
    isStill,
    wait,
    /** Slides a card from the shoe to where it lies. @param {HTMLElement} card @param {number} [delay] */
    deal: (card, delay = 0) => {
      const [from, to] = [shoe.getBoundingClientRect(), card.getBoundingClientRect()];
      const x = from.left + from.width / 2 - to.left - to.width / 2;
      const y = from.top + from.height / 2 - to.top - to.height / 2;
      return play(
        card,
        [
          { transform: `translate(${x}px, ${y}px) rotate(38deg) scale(.72)`, opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { transform: 'none', opacity: 1 },
        ],
        [{ opacity: 0 }, { opacity: 1 }],
        { duration: times.flight, delay, easing: 'cubic-bezier(.2,.75,.25,1)', fill: 'backwards' },
      );
    },
    /** Chips of a lost spot go to the dealer. @param {HTMLElement} pile */
    collect: (pile) =>
      play(
        pile,
        [{ transform: 'none' }, { transform: 'translateY(-34vh) scale(.7)', opacity: 0 }],
        [{ opacity: 1 }, { opacity: 0 }],
        { duration: times.result, easing: 'cubic-bezier(.5,0,.9,.5)' },
      ),
    /** Chips that the dealer pays come to the spot. @param {HTMLElement} pile */
    pay: (pile) =>
      play(
        pile,
        [
          { transform: 'translateY(-34vh) scale(.7)', opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: 'none' },
        ],
        [{ opacity: 0 }, { opacity: 1 }],
        { duration: times.result + 120, easing: 'cubic-bezier(.2,.7,.3,1)' },
      ),
    /** @param {HTMLElement} node */
    appear: (node) =>
      play(
        node,
        [
          { opacity: 0, transform: 'scale(.7)' },
          { opacity: 1, transform: 'none' },
        ],
        [{ opacity: 0 }, { opacity: 1 }],
        { duration: 220, easing: 'cubic-bezier(.2,1.4,.4,1)' },
      ),
  };
};

/** @typedef {ReturnType<typeof createMotion>} Motion */
