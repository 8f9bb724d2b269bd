import type { Handlers } from '@pavilion/sdk/testing';
import { screen } from '@testing-library/react';
import { pass, resetBetweenTests, showPage } from './cashier-test-kit';
import { operations } from './operations-test-kit';

describe.each(operations)(
  '$operation, not answered in time',
  ({ Page, address, call, handlers, start, done }) => {
    resetBetweenTests();

    it('[REQ-10][REQ-3] shows that it is being checked, then the result, and executes once', async () => {
      const { user, gateway, keys } = showPage(Page, address, handlers as Handlers);
      gateway.fault(call, { kind: 'black-hole' }, 1);
      await start(user);
      await pass(20_000);
      expect(await screen.findByText('正在确认结果')).toBeInTheDocument();
      await pass(1_500);
      expect((await screen.findAllByText(done))[0]).toBeInTheDocument();
      expect(screen.queryByText('正在确认结果')).not.toBeInTheDocument();
      expect(keys(call)).toHaveLength(2);
      expect(new Set(keys(call)).size).toBe(1);
    });
  },
);
