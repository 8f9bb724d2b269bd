import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useQueryParams } from './use-query-params';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/?sort=name']}>{children}</MemoryRouter>
);

const withValue = (name: string, value: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, value);
  return next;
};

it('[RTE-4] keeps a change that is not rendered yet when another one follows', () => {
  const { result } = renderHook(useQueryParams, { wrapper });
  act(() => {
    const [, change] = result.current;
    change(withValue('venue', 'im'));
    change(withValue('tab', 'early'));
  });
  expect(String(result.current[0])).toBe('sort=name&venue=im&tab=early');
  act(() => result.current[1](withValue('sort', 'new')));
  expect(String(result.current[0])).toBe('sort=new&venue=im&tab=early');
});
