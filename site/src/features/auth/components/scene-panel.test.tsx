import { storageKeys } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { askServer } from '../../../testing/open-site';

it.each([
  ['default', '一亭烟水', '一亭星汉'],
  ['space', '一亭星汉', '一亭烟水'],
])('[BRD-1] shows the slogan of the theme %s beside login', async (theme, shown, other) => {
  const { body } = await askServer(paths.user.login, { cookies: { [storageKeys.theme]: theme } });
  expect(body).toContain(`<span>${shown}</span>`);
  expect(body).not.toContain(`<span>${other}</span>`);
});
