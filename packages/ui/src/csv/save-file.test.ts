/** @jest-environment jsdom */
import { saveFile } from './save-file';

it('revokes the URL after the browser read the file', () => {
  jest.useFakeTimers();
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:rows', revokeObjectURL: revoked });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile('记录.csv', 'text/csv', '1');
  expect(click).toHaveBeenCalledTimes(1);
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked.mock.calls).toEqual([['blob:rows']]);
  click.mockRestore();
  jest.useRealTimers();
});
