import { type BrowserContext, expect } from '@playwright/test';
import { paths } from '../site/src/routes/paths';
import { type Credentials, createFlows, newCredentials } from './flows';
import { readAsMember } from './gateway-call';
import { mouseInput } from './input-driver';
import type { Product } from './product';

export const paymentPassword = '202646';

/** Registers a member in this browser, with a reviewed real name and a payment password: ready to bind accounts and withdraw. */
export const newTrustedMember = async (
  product: Pick<Product, 'url' | 'control'>,
  context: BrowserContext,
): Promise<Credentials> => {
  const page = await context.newPage();
  await page.goto(product.url + paths.user.register);
  const flows = createFlows(page, mouseInput);
  const credentials = newCredentials();
  await flows.fillRegistration(credentials);
  await flows.submitRegistration();
  await expect(flows.locators.accountMenu).toBeVisible();
  await page.close();
  const { account, password } = credentials;
  await readAsMember(product.url, context, 'realNameSubmit', { name: '林夕' });
  await product.control('review-real-name', { account, pass: true });
  await readAsMember(product.url, context, 'paymentPasswordSet', {
    paymentPassword,
    loginPassword: password,
  });
  return credentials;
};

/** A card number with a valid check digit, of a bank that the form detects. */
export const cardNumber = (index: number): string => {
  const digits = `622202${String(index).padStart(12, '0')}`;
  const sum = [...digits].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
