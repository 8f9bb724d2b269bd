import { type MemberField, memberFields } from '@pavilion/contract/forms';
import { Field } from '@pavilion/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LocaleProvider } from '../messages';
import { MemberInput } from './member-input';

const choice: MemberField = {
  ...memberFields.invite,
  name: 'source',
  placeholder: { 'zh-CN': '', en: '' },
  control: 'choice',
  required: true,
  options: [
    { value: 'friend', label: { 'zh-CN': '朋友介绍', en: 'A friend' } },
    { value: 'match', label: { 'zh-CN': '观看比赛', en: 'A match' } },
  ],
};

const Entered = ({ field }: { field: MemberField }) => {
  const [value, setValue] = useState('');
  return (
    <LocaleProvider locale="en" setLocale={() => {}}>
      <Field label="Source">
        <MemberInput field={field} value={value} onValueChange={setValue} />
      </Field>
      <output>{value || 'nothing'}</output>
    </LocaleProvider>
  );
};

const select = () => screen.getByRole('combobox', { name: /Source/ });
const entered = () => screen.getByRole('status').textContent;

describe('MemberInput', () => {
  it('offers the options of a choice in the language of the page, none of them chosen at first', async () => {
    render(<Entered field={choice} />);
    expect(select()).toHaveDisplayValue('Choose');
    expect(within(select()).getByText('Choose')).toBeDisabled();
    await userEvent.selectOptions(select(), 'A match');
    expect(entered()).toBe('match');
  });

  it('lets an optional choice be taken back', async () => {
    render(<Entered field={{ ...choice, required: false }} />);
    await userEvent.selectOptions(select(), 'A friend');
    expect(entered()).toBe('friend');
    await userEvent.selectOptions(select(), 'Choose');
    expect(entered()).toBe('nothing');
  });

  it('draws a control for every field of the contract but the consents', () => {
    for (const field of Object.values(memberFields)) {
      const { container, unmount } = render(<Entered field={field} />);
      const controls = container.querySelectorAll('input, select');
      expect([field.name, controls.length > 0]).toEqual([field.name, field.control !== 'consent']);
      unmount();
    }
  });
});
