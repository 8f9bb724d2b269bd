import { render, screen } from '@testing-library/react';
import type { Brand } from '../../brands';
import { BrandProvider } from '../brand/brand-context';
import {
  defineMessages,
  fill,
  LocaleProvider,
  resolveLocale,
  translate,
  useLocalText,
  useMessages,
  useWrittenText,
} from '.';

const messages = defineMessages(
  'greeting',
  { hello: '{name}，您好', bye: '再见', price: '{currency}{amount}', age: '{age}+' },
  { hello: 'Hello, {name}', bye: 'Goodbye', price: '{currency}{amount}', age: '{age}+' },
);

const GiftName = () => useLocalText()({ 'zh-CN': '¥20 红利券', en: '¥20 voucher' });

/** What a member wrote about money is no text of the site. */
const Note = () => useWrittenText()({ 'zh-CN': '付了 ¥500', en: '¥500 {currency}' });

const Greeting = () => useMessages(messages)('hello', { name: 'Ting' });

describe('messages', () => {
  it('[APP-9] fills placeholders in both languages', () => {
    expect(translate(messages, 'zh-CN', {})('hello', { name: '小亭' })).toBe('小亭，您好');
    expect(translate(messages, 'en', {})('hello', { name: 'Ting' })).toBe('Hello, Ting');
  });

  it('[APP-9] leaves a value that looks like a placeholder alone', () => {
    const t = translate(messages, 'en', {});
    expect(t('hello', { name: '{name} $& {bye}' })).toBe('Hello, {name} $& {bye}');
  });

  it.each<[number | string, string]>([
    [1, 'A: 1 match of 2 games'],
    ['1', 'A: 1 match of 2 games'],
    [0, 'A: 0 matches of 2 games'],
    [21, 'A: 21 matches of 2 games'],
    ['1,001', 'A: 1,001 matches of 2 games'],
  ])('[APP-9] chooses the form of a noun by the number %s before it', (count, text) => {
    const written = '{league}: {count} [match|matches] of {total} [game|games]';
    expect(fill(written, { league: 'A', count, total: 2 })).toBe(text);
  });

  it('[APP-9] leaves brackets alone that follow no placeholder, and those of a value', () => {
    expect(fill('[one|many] {name} [x]', { name: '[a|b]' })).toBe('[one|many] [a|b] [x]');
  });

  it('[APP-9] falls back to the brand’s language, then to Chinese', () => {
    expect(resolveLocale('en')).toBe('en');
    expect(resolveLocale('fr', 'en')).toBe('en');
    expect(resolveLocale(undefined)).toBe('zh-CN');
  });

  it('[BRD-1] has the currency, the age and the words of the brand, and the texts of the catalogue for the rest', () => {
    const brand = {
      currency: 'L$',
      adultAge: 21,
      words: { en: { greeting: { hello: 'Welcome, {name}' }, other: { bye: '' } } },
    };
    expect(translate(messages, 'en', brand)('hello', { name: 'Ting' })).toBe('Welcome, Ting');
    expect(translate(messages, 'en', brand)('bye')).toBe('Goodbye');
    expect(translate(messages, 'zh-CN', brand)('hello', { name: '小亭' })).toBe('小亭，您好');
    expect(translate(messages, 'en', brand)('price', { amount: '5' })).toBe('L$5');
    expect(translate(messages, 'en', {})('price', { amount: '5' })).toBe('¥5');
    expect(translate(messages, 'en', brand)('age')).toBe('21+');
    expect(translate(messages, 'en', {})('age')).toBe('18+');
  });

  it('[BRD-1] has the currency of the brand in texts of the gateway, which mark amounts with ¥', () => {
    const { rerender } = render(<GiftName />);
    expect(screen.getByText('¥20 红利券')).toBeInTheDocument();
    rerender(
      <BrandProvider value={{ currency: 'J$' } as Brand}>
        <GiftName />
        <Note />
      </BrandProvider>,
    );
    expect(screen.getByText(/J\$20 红利券/)).toBeInTheDocument();
    expect(screen.getByText(/付了 ¥500/)).toBeInTheDocument();
  });

  it('[APP-9] does not compile with a missing key, a surplus key or another placeholder', () => {
    // @ts-expect-error `bye` is missing
    defineMessages('a', { hello: '您好', bye: '再见' }, { hello: 'Hello' });
    // @ts-expect-error `more` is surplus
    defineMessages('b', { hello: '您好' }, { hello: 'Hello', more: 'More' });
    // @ts-expect-error `{nmae}` is not the placeholder
    defineMessages('c', { hello: '{name}，您好' }, { hello: 'Hello, {nmae}' });
    const t = translate(messages, 'en', {});
    // @ts-expect-error a value is missing
    expect(t('hello')).toBe('Hello, {name}');
    // @ts-expect-error there is no such key
    expect(() => t('nothing')).toThrow();
  });

  it('[APP-9] shows the language of the nearest provider', () => {
    render(
      <LocaleProvider locale="en" setLocale={() => {}}>
        <Greeting />
      </LocaleProvider>,
    );
    expect(screen.getByText('Hello, Ting')).toBeInTheDocument();
  });
});
