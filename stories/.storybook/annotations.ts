import { toast } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import type { Preview } from '@storybook/react-vite';
import { reduceMotion } from './reduced-motion';
import { Surroundings } from './surroundings';
import { initialGlobals } from './toolbar';

/** What every story stands in, in the Storybook and in the tests alike. */
export const annotations = {
  initialGlobals,
  decorators: [Surroundings],
  beforeEach: ({ globals, viewMode }) => {
    const restore = globals.motion === 'reduced' ? reduceMotion() : () => {};
    // What opens over the page hangs on the root; a page of docs has a direction of its own.
    if (viewMode !== 'docs') document.documentElement.dir = globals.direction;
    return () => {
      resetModals();
      toast.clear();
      restore();
    };
  },
} satisfies Preview;
