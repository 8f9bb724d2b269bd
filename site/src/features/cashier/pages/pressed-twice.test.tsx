import type { Handlers } from '@pavilion/sdk/testing';
import { act, screen } from '@testing-library/react';
import { pass, showPage, startAfresh } from './cashier-test-kit';
import { deeds } from './deeds-test-kit';

describe.each(deeds)(
  'a $deed whose button is pressed twice',
  ({ Page, address, call, handlers, start, truth }) => {
    startAfresh();

    it('[REQ-10] is asked for once', async () => {
      const { user, keys } = showPage(Page, address, handlers as Handlers);
      // Both before the page has drawn anything of the first: the worst that fingers can do.
      await start(user, (button) =>
        act(async () => {
          for (let presses = 0; presses < 2; presses++) (button as HTMLElement).click();
        }),
      );
      await pass(1_000);
      // Whoever was warned twice says twice that they understood.
      for (const understood of screen.queryAllByRole('button', { name: '我知道了' }))
        await user.click(understood);
      await pass(1_500);
      expect((await screen.findAllByText(truth))[0]).toBeInTheDocument();
      expect(keys(call)).toHaveLength(1);
    });
  },
);
