/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { cases } from './conformance/cases';

it.each(cases.map((item) => [item.name, item.element] as const))(
  '[RTE-4] %s renders where there is no window',
  (name, element) => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(element({}));
    expect(html === '').toBe(name === 'ToastHost');
  },
);
