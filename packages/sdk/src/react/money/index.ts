export { moneyApi, withMoney } from './api';
export * from './hooks.generated';
