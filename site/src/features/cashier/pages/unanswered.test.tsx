import type { Handlers } from '@pavilion/sdk/testing';
import { screen } from '@testing-library/react';
import { pass, showPage, startAfresh } from './cashier-test-kit';
import { deeds } from './deeds-test-kit';

describe.each(deeds)(
  'a $deed that is not answered in time',
  ({ Page, address, call, handlers, start, truth }) => {
    startAfresh();

    it('[REQ-10][REQ-3] says that it is being checked, then the truth, and is done once', async () => {
      const { user, gateway, keys } = showPage(Page, address, handlers as Handlers);
      gateway.fault(call, { kind: 'black-hole' }, 1);
      await start(user);
      await pass(20_000);
      expect(await screen.findByText('正在确认结果')).toBeInTheDocument();
      await pass(1_500);
      expect((await screen.findAllByText(truth))[0]).toBeInTheDocument();
      expect(screen.queryByText('正在确认结果')).not.toBeInTheDocument();
      expect(keys(call)).toHaveLength(2);
      expect(new Set(keys(call)).size).toBe(1);
    });
  },
);
