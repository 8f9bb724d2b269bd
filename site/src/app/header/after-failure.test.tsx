import { errorCodes } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers, type Handlers, refuse } from '@pavilion/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PlayFacts } from '../../shared/protection/play-facts';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';
import { BalancePill } from './balance-pill';

const fails = () => refuse(errorCodes.generalError);

const show = (part: ReactNode, handlers: Handlers = {}) => {
  const { client, gateway } = createTestClient({
    handlers: { ...exampleHandlers(), ...handlers },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <MemoryRouter>{part}</MemoryRouter>
      </ClientProvider>
    </Provider>,
  );
  return gateway;
};

it('says of when the balance is that could not be fetched again', async () => {
  const gateway = show(<BalancePill />);
  const refresh = await screen.findByRole('button', { name: '刷新余额' });
  await screen.findByText('¥');
  expect(screen.queryByText(/更新于/)).not.toBeInTheDocument();
  gateway.answer({ memberInfo: fails });
  await userEvent.click(refresh);
  expect(await screen.findByText(/^更新于 \d\d:\d\d$/)).toBeVisible();
});

it('[APP-3] ends the wait for a net amount that cannot be fetched', async () => {
  show(<PlayFacts hasBalance={false} />, { protectionInfo: fails, playSummary: fails });
  expect(await screen.findByText('–')).toBeVisible();
});
