import type { Handlers } from '@pavilion/sdk/testing';
import { act, screen } from '@testing-library/react';
import { pass, resetBetweenTests, showPage } from './cashier-test-kit';
import { operations } from './operations-test-kit';

describe.each(operations)(
  '$operation, its button clicked twice',
  ({ Page, address, call, handlers, start, done }) => {
    resetBetweenTests();

    it('[REQ-10] is submitted once', async () => {
      const { user, keys } = showPage(Page, address, handlers as Handlers);
      // Both clicks come before the page renders the first.
      await start(user, (button) =>
        act(async () => {
          for (let presses = 0; presses < 2; presses++) (button as HTMLElement).click();
        }),
      );
      await pass(1_000);
      // Each open warning is confirmed.
      for (const understood of screen.queryAllByRole('button', { name: '我知道了' }))
        await user.click(understood);
      await pass(1_500);
      expect((await screen.findAllByText(done))[0]).toBeInTheDocument();
      expect(keys(call)).toHaveLength(1);
    });
  },
);
