import { limitUnits } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { FirstLimits } from './first-limits';

/** A further limit on deposits: their number. Nothing of the site names it. */
jest.mock('../../../../../packages/contract/src/limit-kinds', () => {
  const actual = jest.requireActual('../../../../../packages/contract/src/limit-kinds');
  const name = { 'zh-CN': '存款次数', en: 'Number of deposits' };
  const row = { ...actual.limitDefinitions.deposit, unit: 'count', spans: ['day'], name };
  return {
    ...actual,
    limitDefinitions: { ...actual.limitDefinitions, orders: row },
    limitKinds: [...actual.limitKinds, 'orders'],
    allLimits: [...actual.allLimits, { kind: 'orders', span: 'day' }],
  };
});

const show = () => {
  const { client, gateway } = createTestClient({ handlers: exampleHandlers(), ports: memberPorts() });
  const onDone = jest.fn();
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <FirstLimits onDone={onDone} />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  const sent = () => gateway.requests.filter(({ name }) => name === 'limitSet').map(({ body }) => body);
  return { user: userEvent.setup(), sent, onDone };
};

describe('the first limits', () => {
  it('[PRO-1] are all limits on deposits, each in its unit, and none on play', async () => {
    const { user, sent, onDone } = show();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    await user.type(screen.getByRole('textbox', { name: '每月最多存' }), '900');
    await user.type(screen.getByRole('textbox', { name: '存款次数 · 每日' }), '3');
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()).toEqual([
      { kind: 'deposit', span: 'month', amount: '900' },
      { kind: 'orders', span: 'day', amount: '3' },
    ]);
  });

  it('[PRO-1] are rejected at their field below and above what the gateway takes', async () => {
    const { user, sent } = show();
    const [day, , , orders] = screen.getAllByRole('textbox') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await user.type(day, '0');
    await user.type(orders, `${limitUnits.count.greatest}0`);
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription(/限额须大于 0/));
    expect(orders).toHaveAccessibleDescription(/限额不能超过 1000000 次/);
    expect(sent()).toEqual([]);
  });
});
