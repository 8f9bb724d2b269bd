import { type BrowserContext, expect } from '@playwright/test';
import { paths } from '../site/src/routes/paths';
import { readAsMember } from './gateway-call';
import { mouse } from './hands';
import type { Product } from './product';
import { newPerson, type Person, walkOf } from './walk';

export const paymentPassword = '202646';

/** A new member, logged in in this browser, with what a withdrawal needs but accounts and money: a checked name and a payment password. */
export const newTrustedMember = async (product: Product, context: BrowserContext): Promise<Person> => {
  const page = await context.newPage();
  await page.goto(product.url + paths.user.register);
  const walk = walkOf(page, mouse);
  const person = newPerson();
  await walk.fillRegistration(person);
  await walk.submitRegistration();
  await expect(walk.screens.accountMenu).toBeVisible();
  await page.close();
  const { account, password } = person;
  await readAsMember(product.url, context, 'realNameSubmit', { name: '林夕' });
  await product.control('review-real-name', { account, pass: true });
  await readAsMember(product.url, context, 'paymentPasswordSet', {
    paymentPassword,
    loginPassword: password,
  });
  return person;
};

/** Card numbers with a right check digit, of a bank that is found by its number. */
export const cardNumber = (which: number): string => {
  const digits = `622202${String(which).padStart(12, '0')}`;
  const sum = [...digits].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
