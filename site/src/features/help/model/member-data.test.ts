import { type MemberField, memberFields, registrationFields } from '@pavilion/contract/forms';
import { inLanguage, languageIds, localized } from '@pavilion/format';
import { wordsOf } from '../article';
import { article as openAccount } from '../articles/open-account';
import { article as privacy } from '../articles/privacy';
import { registrationNames, registrationRows, storedFieldRows } from './member-data';

/** A choice that is added to registration, with no text of its own in the articles. */
const example: MemberField = {
  ...memberFields.invite,
  name: 'exampleSource',
  control: 'choice',
  label: { 'zh-CN': '得知途径', en: 'How you heard of us' },
  purpose: { 'zh-CN': '了解会员从哪里来', en: 'To learn where members come from' },
};
const fields = [memberFields.account, memberFields.phone, memberFields.ofAge, example];

describe('the data of members in help articles', () => {
  it('[APP-9] is in the privacy article with the purpose of each stored field, in every language', () => {
    for (const locale of languageIds) {
      const words = privacy.blocks.map((block) => wordsOf(block, locale)).join('\n');
      const purposes = Object.values(memberFields).flatMap(({ purpose }) =>
        purpose ? inLanguage(purpose, locale) : [],
      );
      expect(purposes.length).toBeGreaterThan(5);
      expect(purposes.filter((purpose) => !words.includes(purpose))).toEqual([]);
    }
  });

  it('[APP-9] is said to be hashed for passwords, and shown in part for the profile', () => {
    const how = new Map(storedFieldRows().map(([name, , stored]) => [name?.en, stored?.en]));
    expect(how.get('Login password')).toMatch(/salted hash/);
    expect(how.get('Payment password')).toMatch(/salted hash/);
    expect(how.get('Phone')).toMatch(/pages show a part only/);
    expect(how.get('Account')).toBe('As long as the account');
  });

  it('[APP-9] leaves out consents, of which nothing is stored', () => {
    const consents = registrationFields.filter(({ control }) => control === 'consent');
    expect(consents.map(({ purpose }) => purpose)).toEqual(consents.map(() => null));
    expect(storedFieldRows(consents)).toEqual([]);
    expect(registrationRows(consents)).toEqual([]);
  });

  it('[APP-9] of a field that is added to registration is in both articles', () => {
    const { label: name, purpose } = example;
    const kept = localized('与账户同在', 'As long as the account');
    expect(storedFieldRows(fields)).toContainEqual([name, purpose, kept]);
    expect(registrationRows(fields)).toContainEqual([name, localized('选填', 'No'), purpose]);
    expect(registrationNames(true, fields)).toMatchObject(localized('账号', 'Account'));
    expect(registrationNames(false, fields)).toMatchObject(
      localized('手机号、得知途径', 'Phone, How you heard of us'),
    );
  });

  it('[APP-9] names what must be filled in at registration, and what may stay empty', () => {
    const words = openAccount.blocks.map((block) => wordsOf(block, 'en')).join('\n');
    for (const isRequired of [true, false]) {
      const names = registrationNames(isRequired).en;
      expect(names).not.toBe('');
      expect(words).toContain(`: ${names}.`);
    }
  });
});
