import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { axe } from './conformance/axe';
import { type Case, cases } from './conformance/cases';
import { hydratesAlike } from './conformance/hydrate';
import { listenersLeft } from './conformance/listeners';
import * as kit from './index';
import { UiProvider } from './provider/ui-provider';

const row = (item: Case) => [item.name, item] as const;

/** Events that components handle internally; handlers of the caller must be called too. */
const events = [
  'PointerEnter',
  'Focus',
  'KeyDown',
  'CompositionStart',
  'CompositionEnd',
  'Blur',
  'PointerLeave',
] as const;

describe.each(cases.map(row))('%s', (_name, { element, target, styled }) => {
  it('passes data-* and className, style and ref to its own elements', () => {
    const ref = jest.fn();
    const extra = { 'data-testid': 'own', className: 'own-class', style: { order: 7 } };
    const { container } = render(element({ ...extra, ref }));
    const marked = container.ownerDocument.querySelector('[data-testid="own"]');
    expect(marked).not.toBeNull();
    expect(marked?.matches(target ?? '*')).toBe(true);
    const styledElement = container.ownerDocument.querySelector<HTMLElement>('.own-class');
    expect(styledElement?.style.order).toBe('7');
    expect(styledElement === marked).toBe(styled !== 'box');
    expect(ref).toHaveBeenCalledWith(marked);
  });

  it('calls the caller’s handlers too', () => {
    const receivedEvents: string[] = [];
    const handlers = Object.fromEntries(
      events.map((event) => [`on${event}`, () => void receivedEvents.push(event)]),
    );
    render(element({ 'data-testid': 'own', ...handlers }));
    const own = document.querySelector('[data-testid="own"]')!;
    // Components that open take the focus themselves.
    receivedEvents.length = 0;
    for (const event of events) {
      fireEvent[`${event.charAt(0).toLowerCase()}${event.slice(1)}` as 'focus'](own);
    }
    expect(receivedEvents).toEqual(events);
  });

  it('has no axe violation', async () => {
    const { baseElement } = render(<main>{element({})}</main>);
    expect(await axe(baseElement)).toEqual([]);
  });

  it('[RTE-4] renders the same on the server and on hydration', async () => {
    expect(await hydratesAlike(element({}))).toEqual([]);
  });

  it('leaves nothing behind after unmounting', async () => {
    jest.useFakeTimers();
    const left = await listenersLeft(() => {
      const { unmount } = render(element({}));
      unmount();
    });
    expect(left).toEqual([]);
    cleanup();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    act(() => void jest.advanceTimersByTime(60_000));
    expect(jest.getTimerCount()).toBe(0);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    jest.useRealTimers();
  });

  it('[THM-4] renders in the other theme, in English and right to left', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { baseElement } = render(
      <UiProvider theme="space" locale="en">
        <main dir="rtl">{element({})}</main>
      </UiProvider>,
    );
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    expect(await axe(baseElement)).toEqual([]);
    delete document.documentElement.dataset.theme;
  });
});

/** Components without an element of their own, and the tests that cover them. */
const exempt: Readonly<Record<string, string>> = {
  BrandMark: 'brand-mark.test',
  BrandWordmark: 'brand-mark.test',
  Drawer: 'drawer.test: opened by an event',
  GameCover: 'game-cover.test',
  GlobalStyle: 'theme-css.test: a style sheet',
  Loadable: 'loadable.test: renders its children',
  Modal: 'modal.controlled.test: opened by an event',
  UiProvider: 'ui-provider.test: renders its children',
  UiRoot: 'ui-provider.test: renders its children',
};

it('covers every component that the kit exports', () => {
  const covered = new Set(cases.map(({ name }) => /^\w+/.exec(name)?.[0]));
  const missing = Object.keys(kit).filter(
    (name) =>
      /^[A-Z][a-z]/.test(name) && !/Icon$|Scene/.test(name) && !covered.has(name) && !(name in exempt),
  );
  expect(missing).toEqual([]);
});
