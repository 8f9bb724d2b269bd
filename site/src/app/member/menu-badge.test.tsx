import { mailKinds, type UnreadMail } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient } from '@pavilion/sdk/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { TitleKey } from '../../routes/titles';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';
import { MenuBadge } from './menu-badge';

const noneUnread = Object.fromEntries(['total', ...mailKinds].map((key) => [key, 0])) as UnreadMail;

const pages: readonly TitleKey[] = ['mail', 'customer', 'wallet'];

const show = (isMember: boolean) => {
  const { client, gateway } = createTestClient({
    handlers: {
      mailUnread: () => ({ ...noneUnread, total: 3, system: 3 }),
      supportUnread: () => ({ total: 2, ticket: 1, chat: 1, assistedDeposit: 0 }),
    },
    ports: isMember ? memberPorts() : {},
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={isMember}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          {pages.map((page) => (
            <MenuBadge key={page} page={page} />
          ))}
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return gateway;
};

describe('the counts of the member menu', () => {
  it('[MAI-1] [SUP-1] are those of unread mails and unseen messages of support', async () => {
    show(true);
    expect(await screen.findByRole('img', { name: '未读站内信 3 封' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: '客服新消息 2 条' })).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('[SUP-1] are not requested for visitors', () => {
    expect(show(false).requests).toEqual([]);
  });
});
