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
  beforeEach: ({ globals }) => {
    const restore = globals.motion === 'reduced' ? reduceMotion() : () => {};
    return () => {
      resetModals();
      toast.clear();
      restore();
    };
  },
} satisfies Preview;
