import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works a page. */
export interface Hands {
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Chooses one of a group of radios. */
  choose(radio: Locator): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  fill: async (target, text) => {
    await target.click();
    await target.fill(text);
  },
  tick: (box) => box.click(),
  choose: (radio) => radio.locator('xpath=ancestor::label').click(),
};

/** More stops than any page has. */
const mostStops = 300;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Back or forth, as one sees where a thing stands. */
const wayTo = (target: Locator) =>
  target.evaluate((element) => {
    const from = element.ownerDocument.activeElement;
    const isBefore = from && element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore ? 'Shift+Tab' : 'Tab';
  });

/** A person without a mouse: Tab until it is there, then Enter, Space, arrows and letters. */
export const keyboardOf = (page: Page): Hands => {
  const tabUntil = async (target: Locator, isThere: (target: Locator) => Promise<boolean>) => {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    const way = await wayTo(target);
    for (let stop = 0; !(await isThere(target)); stop += 1) {
      if (stop === mostStops) throw new Error(`${way} never leads to ${target}`);
      await page.keyboard.press(way);
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
    // Tab leads to the one that is chosen, the arrows to the others.
    choose: async (radio) => {
      await tabUntil(radio, (target) =>
        target.evaluate(
          (element: HTMLInputElement) =>
            (element.ownerDocument.activeElement as HTMLInputElement | null)?.name === element.name,
        ),
      );
      for (let step = 0; !(await hasFocus(radio)); step += 1) {
        if (step === mostStops) throw new Error(`No arrow leads to ${radio}`);
        await page.keyboard.press('ArrowDown');
      }
      await expect(radio).toBeChecked();
    },
  };
};
