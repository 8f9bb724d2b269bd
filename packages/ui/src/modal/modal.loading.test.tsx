import { act, fireEvent, screen } from '@testing-library/react';
import { modal } from './modal';
import { cleanUp, renderApp } from './modal-test-kit';

afterEach(cleanUp);

// In a separate file: the chunk of the dialog has not been loaded yet.
it('[DLG-11] ignores repeats of a held key while the dialog is loading', async () => {
  renderApp();
  const trigger = screen.getByRole('button', { name: '打开' });
  act(() => void modal.confirm('确定？'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(fireEvent.keyDown(trigger, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(trigger, { key: 'Tab' })).toBe(true);
  await act(() => import('./modal-dialog'));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })).toBe(true);
});
