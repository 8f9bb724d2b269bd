import { expect, type Locator, type Page } from '@playwright/test';

/** How a test operates a page: with the mouse or with the keyboard alone. */
export interface InputDriver {
  /** Activates a link or a button. */
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Selects a radio button of a group. */
  choose(radio: Locator): Promise<void>;
}

export const mouseInput: InputDriver = {
  press: (target) => target.click(),
  fill: async (target, text) => {
    await target.click();
    await target.fill(text);
  },
  tick: (box) => box.click(),
  choose: (radio) => radio.locator('xpath=ancestor::label').click(),
};

/** Moves the mouse until a check passes: lazy parts of a page hydrate at the first interaction, once their code listens. */
export const moveMouseUntil = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 300);
    await check();
  }).toPass();

/** More tab stops than any page has. */
const maxStops = 300;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** The key that moves the focus towards the target, and how many of its stops the document has on the way. */
const wayTo = (target: Locator) =>
  target.evaluate((element) => {
    const from = element.ownerDocument.activeElement ?? element.ownerDocument.body;
    const isBefore = element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING;
    const stops = [
      ...element.ownerDocument.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [tabindex]',
      ),
    ].filter((stop) => {
      if (
        stop.tabIndex < 0 ||
        stop.matches(':disabled') ||
        !stop.checkVisibility({ visibilityProperty: true })
      ) {
        return false;
      }
      const [first, second] = isBefore ? [element, from] : [from, element];
      return (
        first.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
        stop.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING
      );
    });
    return { key: isBefore ? 'Shift+Tab' : 'Tab', stops: stops.length };
  });

/** Keyboard only: Tab moves the focus to the target; Enter, Space, arrows and characters operate it. */
export const keyboardInput = (page: Page): InputDriver => {
  const tabUntil = async (target: Locator, isReached: (target: Locator) => Promise<boolean>) => {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    // Most of the way without looking, which takes longer than a key. A group of radio buttons is one stop: the focus may
    // then be beyond the target, and turns round.
    const way = await wayTo(target);
    for (let stop = 0; stop < way.stops; stop += 1) await page.keyboard.press(way.key);
    const { key } = await wayTo(target);
    for (let stop = 0; !(await isReached(target)); stop += 1) {
      if (stop === maxStops) throw new Error(`${key} does not reach ${target}`);
      await page.keyboard.press(key);
    }
  };
  const reach = async (target: Locator) => {
    await tabUntil(target, hasFocus);
    await expect(target).toBeInViewport();
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    fill: async (target, text) => {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    tick: async (box) => {
      await reach(box);
      await page.keyboard.press(' ');
    },
    // Tab moves the focus to the selected radio button of a group, the arrow keys to the others.
    choose: async (radio) => {
      await tabUntil(radio, (target) =>
        target.evaluate(
          (element: HTMLInputElement) =>
            (element.ownerDocument.activeElement as HTMLInputElement | null)?.name === element.name,
        ),
      );
      for (let step = 0; !(await hasFocus(radio)); step += 1) {
        if (step === maxStops) throw new Error(`ArrowDown does not reach ${radio}`);
        await page.keyboard.press('ArrowDown');
      }
      // In a group without a selection the focus selects nothing.
      if (!(await radio.isChecked())) await page.keyboard.press(' ');
      await expect(radio).toBeChecked();
    },
  };
};
