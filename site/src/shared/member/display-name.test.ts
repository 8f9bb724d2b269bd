import { displayName } from './display-name';

it.each([
  ['lantern88', 'lantern88', 'la**88'],
  ['', 'lantern88', 'la**88'],
  ['云游客', 'lantern88', '云游客'],
])('[MSK-2] shows the nickname %j of the account %s as %s', (nickname, account, shown) => {
  expect(displayName({ nickname, account })).toBe(shown);
});
