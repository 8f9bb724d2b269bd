import { act, cleanup, render } from '@testing-library/react';
import { axe } from './conformance/axe';
import { type Case, cases } from './conformance/cases';
import { hydratesAlike } from './conformance/hydrate';

const row = (item: Case) => [item.name, item] as const;

describe.each(cases.map(row))('%s', (_name, { element, target, styled }) => {
  it('passes data-* and className, style and ref to its own elements', () => {
    const ref = jest.fn();
    const extra = { 'data-testid': 'own', className: 'own-class', style: { order: 7 } };
    const { container } = render(element({ ...extra, ref }));
    const marked = container.ownerDocument.querySelector('[data-testid="own"]');
    expect(marked).not.toBeNull();
    expect(marked?.matches(target ?? '*')).toBe(true);
    const dressed = container.ownerDocument.querySelector<HTMLElement>('.own-class');
    expect(dressed?.style.order).toBe('7');
    expect(dressed === marked).toBe(styled !== 'box');
    expect(ref).toHaveBeenCalledWith(marked);
  });

  it('has no violation that axe finds', async () => {
    const { baseElement } = render(<main>{element({})}</main>);
    expect(await axe(baseElement)).toEqual([]);
  });

  it('[RTE-4] renders on the server what the browser renders first', async () => {
    expect(await hydratesAlike(element({}))).toEqual([]);
  });

  it('leaves nothing behind when it goes', () => {
    jest.useFakeTimers();
    const { unmount } = render(element({}));
    unmount();
    cleanup();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    act(() => void jest.advanceTimersByTime(60_000));
    expect(jest.getTimerCount()).toBe(0);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    jest.useRealTimers();
  });
});
