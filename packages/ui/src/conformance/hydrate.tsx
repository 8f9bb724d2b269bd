import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Renders on the server and hydrates. Returns the hydration warnings. */
export const hydratesAlike = async (element: ReactElement): Promise<readonly string[]> => {
  const complaints: string[] = [];
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const log = jest
    .spyOn(console, 'error')
    .mockImplementation((message) => void complaints.push(String(message)));
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(String(error)) }),
  );
  await act(async () => root.unmount());
  log.mockRestore();
  container.remove();
  return complaints;
};
