import { mailKinds, type UnreadMail } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient } from '@pavilion/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { TitleKey } from '../../routes/titles';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';
import { appMessages } from '../app-messages';
import { memberSections } from '../menus/member-sections';
import { MenuBadge, unreadSources } from './unread-sources';

const noneUnread = Object.fromEntries(['total', ...mailKinds].map((key) => [key, 0])) as UnreadMail;

/** Every page that the account sheet or the menu of the member pages links to. */
const pages: readonly TitleKey[] = memberSections.flatMap(({ sections }) => sections.map(({ page }) => page));

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

describe('the counts of unread things in menus', () => {
  it('[MAI-1] [SUP-1] are those of mails and messages of support', async () => {
    show(true);
    expect(await screen.findByRole('img', { name: '未读站内信 3 封' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: '客服新消息 2 条' })).toBeInTheDocument();
  });

  it('[MAI-1] [SUP-1] show every source and every text of one, each at the entry of its page', async () => {
    show(true);
    const sources = Object.keys(unreadSources);
    const texts = Object.keys(appMessages['zh-CN']).filter((key) => key.startsWith('unread'));
    expect(sources.filter((page) => !pages.includes(page as TitleKey))).toEqual([]);
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(sources.length));
    expect(texts).toHaveLength(sources.length);
  });

  it('[SUP-1] are not requested for visitors', () => {
    expect(show(false).requests).toEqual([]);
  });
});
