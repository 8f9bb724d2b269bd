import { amountIssue } from './amount-issue';

const limits = { min: '0.30', max: '9007199254740993' };

it.each([
  ['0.299999999999999999', { reason: 'belowMin', limit: '0.30' }],
  ['0.3', undefined],
  ['9007199254740993.00', undefined],
  ['9007199254740993.01', { reason: 'aboveMax', limit: '9007199254740993' }],
  ['', undefined],
])('[MNY-3] compares %s with its limits exactly', (amount, issue) => {
  expect(amountIssue(amount, limits)).toEqual(issue);
});

it('[MNY-3] accepts every amount without limits', () => {
  expect(amountIssue('999999999999', {})).toBeUndefined();
});
