import { toast } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import type { Preview } from '@storybook/react-vite';
import { reduceMotion } from './reduced-motion';
import { Surroundings } from './surroundings';
import { initialGlobals } from './toolbar';

/** The decorators and hooks of every story, in the Storybook and in the tests. */
export const annotations = {
  initialGlobals,
  decorators: [Surroundings],
  beforeEach: ({ globals, viewMode }) => {
    const restore = globals.motion === 'reduced' ? reduceMotion() : () => {};
    // Dialogs inherit the direction of the root element; a docs page keeps its own.
    if (viewMode !== 'docs') document.documentElement.dir = globals.direction;
    return () => {
      resetModals();
      toast.clear();
      restore();
    };
  },
} satisfies Preview;
