import { type CallName, wire } from '@pavilion/contract/wire';
import { type Client, createClient, type Ports, serverPorts } from '@pavilion/sdk';
import { createStore } from '@pavilion/sdk/react';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Locale, LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';

/** What the stand-in gateway answers: data, or a code with data. */
type Answer =
  | { readonly data: unknown }
  | { readonly code: number; readonly data?: unknown }
  | 'no-connection';
type Answers = Partial<Record<CallName, Answer>>;

export const member = {
  id: 'm1',
  account: 'moonlit_8',
  nickname: '月下客',
  phone: null,
  vipLevel: 0,
  balance: '0.00',
  lockedMoney: '0.00',
  inviteCode: 'MOON88',
  registeredAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
};
export const grant = { data: { token: 'token-1', expiresAt: '2027-01-01T00:00:00.000Z', member } };
export const open = { data: { stopLogin: false, stopRegister: false } };

const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

interface Setting {
  readonly answers?: Answers;
  readonly locale?: Locale;
  /** Happens before the page is shown: an earlier visit. */
  readonly before?: (client: Client) => void;
}

/** Draws a page with the real client over a gateway that answers as told. */
export const showPage = (Page: ComponentType, { answers = {}, locale = 'zh-CN', before }: Setting = {}) => {
  const current: Answers = { preInfo: open, ...answers };
  const bodies: Partial<Record<CallName, readonly unknown[]>> = {};
  const respond = async (url: string, init: RequestInit): Promise<Response> => {
    const name = (Object.keys(wire) as CallName[]).find((each) => url.endsWith(wire[each].path))!;
    bodies[name] = [...(bodies[name] ?? []), JSON.parse(String(init.body ?? '{}'))];
    const answer = current[name] ?? { code: 10_001 };
    if (answer === 'no-connection') throw new TypeError('Failed to fetch');
    const code = 'code' in answer ? answer.code : 6000;
    const text = JSON.stringify({ status_code: code, message: '网关的话', data: answer.data ?? {} });
    return { ok: true, status: 200, statusText: '', headers: new Map(), text: async () => text } as never;
  };
  const ports: Partial<Ports> = {
    ...serverPorts({
      fetch: ((url: string, init: RequestInit) => respond(String(url), init)) as typeof fetch,
    }),
    storage: memoryStorage(),
    signing: async () => ({ sign: async () => 'signature' }),
  };
  const client = createClient({ runtime: 'browser' }, ports);
  before?.(client);
  const ui = (
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={false}>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <MemoryRouter>
              <Page />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>
  );
  return {
    ...render(ui),
    client,
    bodies,
    /** From now on the gateway answers so. */
    answer: (next: Answers) => Object.assign(current, next),
  };
};
